// Words of the shared controls. A translation is another value of this type.

/** The words of this package. */
export const pageTexts = {
  loading: 'One moment…',
  news: 'News',
  close: 'Close',
  less: (name: string) => `${name}: less`,
  more: (name: string) => `${name}: more`,
  dismiss: 'Close this message',
  spread: {
    title: 'What comes of it',
    nobody: 'nobody',
    free: '—',
    holds: (who: string, share: string) => `${who} ${share}`,
    has: (who: string, count: string) => `${who}: ${count}`,
  },
  possible: 'possible now',
  recap: {
    title: 'What the others did',
    again: (text: string) => `${text} Show it again`,
    inLog: (text: string) => `${text} Look it up in the log`,
    more: (count: number) => `${count} more things happened.`,
    alike: (text: string, count: number) => `${text.replace(/\.$/, '')}, and ${count} more like it.`,
    open: (count: number) => `What happened · ${count}`,
  },
  board: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole board' },
  pace: 'Speed of the reveal',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', step: 'Step by step', off: 'Result only' },
};

/** A share in whole percent, as all figures on a page are said: 0.254 is "25%". */
export const inPercent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
