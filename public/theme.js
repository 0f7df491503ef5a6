// The chosen theme, before the first paint. A file of its own because the content security policy allows
// no inline script; src/ui/theme.ts writes the cookie.
(() => {
  const theme = document.cookie.match(/(?:^|;\s*)theme=(light|dark)/);
  if (theme) document.documentElement.dataset.theme = theme[1];
})();
