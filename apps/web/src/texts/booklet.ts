/** Texts of the rules as a booklet. */
export const bookletTexts = {
  title: (game: string) => `Rules of ${game} to print`,
  lead: 'Choose A5 and let the print dialogue put two pages on a sheet, or print it large.',
  paper: 'Page',
  papers: { a5: 'A5, a booklet', a4: 'A4', letter: 'Letter' },
  print: 'Print',
  rules: 'To the rules',
  guide: 'In five minutes',
  all: 'All the rules',
};
