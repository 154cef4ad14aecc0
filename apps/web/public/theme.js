// Before the first paint: the colours that the reader has chosen.
try {
  const theme = localStorage.getItem('shell.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage, no wish.
}
