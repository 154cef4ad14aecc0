// Words of the frame around everything: header, home, tables to join, names.

/** See `texts`. */
export const shellTexts = {
  title: 'Bridgefront',
  skip: 'Skip to the content',
  notFound: 'There is nothing at this address.',
  home: 'Home',
  loading: 'One moment…',
  ui: {
    close: 'Close',
    less: (name: string) => `${name}: less`,
    more: (name: string) => `${name}: more`,
    busy: 'One moment…',
    dismiss: 'Close this message',
  },
};
