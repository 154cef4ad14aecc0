// Words of what is kept of the reader, loaded with their panel.

/** The archive, and the deletion of it. */
export const accountTexts = {
  title: 'What is kept of you',
  lead: 'Your name, your devices, your matches and what you wrote there, how you are called. Nobody but who runs this server sees it whole.',
  save: 'Save all of it as a file',
  file: 'all-about-me.json',
  remove: 'Delete all of it',
  removeTitle: 'Delete all that is kept of you?',
  removeWhat:
    'Your name, your chat, your passkeys, devices and calls go for good, here and in this browser. In matches that run, a bot plays on in your place; finished ones keep what was played, under no name. Nobody can bring it back.',
  label: 'Write your name, so that nobody does this by mistake',
  removeNow: 'Delete it for good',
  keep: 'Keep it',
};
