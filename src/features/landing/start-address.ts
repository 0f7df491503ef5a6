/**
 * The address of "Start Learning": the school for a visitor with a `user` entry in local storage, else
 * signing in (specification, section 2). A browser that refuses storage has no entry.
 */
export function getStartAddress(): '/school' | '/login' {
  try {
    return window.localStorage.getItem('user') === null ? '/login' : '/school';
  } catch {
    return '/login';
  }
}
