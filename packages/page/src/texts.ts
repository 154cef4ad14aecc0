// Words of the shared controls. A translation is another value of this type.

/** The words of this package. */
export const pageTexts = {
  loading: 'One moment…',
  news: 'News',
  close: 'Close',
  less: (name: string) => `${name}: less`,
  more: (name: string) => `${name}: more`,
  dismiss: 'Close this message',
  board: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole board' },
  pace: 'Speed of the reveal',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', step: 'Step by step', off: 'Result only' },
};

/** A share in whole percent, as all figures on a page are said: 0.254 is "25%". */
export const inPercent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
