(() => {
  const theme = document.cookie.match(/(?:^|;\s*)theme=(light|dark)/);
  if (theme) document.documentElement.dataset.theme = theme[1];
})();
