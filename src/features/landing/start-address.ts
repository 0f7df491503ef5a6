/**
 * Where "Start Learning" leads: to the school for somebody with a `user` entry in local storage, else to
 * signing in (specification, section 2). A browser that refuses storage counts as nobody.
 */
export function getStartAddress(): '/school' | '/login' {
  try {
    return window.localStorage.getItem('user') === null ? '/login' : '/school';
  } catch {
    return '/login';
  }
}
