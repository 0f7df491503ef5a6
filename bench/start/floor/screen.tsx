/** A minimal page of React and a router. */
export function FloorScreen() {
  return (
    <main>
      <h1>Play games. Earn points. Master English!</h1>
      <p>One page.</p>
      <a href="/login">Start Learning</a>
    </main>
  );
}
