/**
 * The address of "Start Learning": `/school` if local storage has a `user` entry, else `/login`
 * (specification, section 2). A browser that denies storage has no entry.
 */
export function getStartAddress(): '/school' | '/login' {
  try {
    return window.localStorage.getItem('user') === null ? '/login' : '/school';
  } catch {
    return '/login';
  }
}
