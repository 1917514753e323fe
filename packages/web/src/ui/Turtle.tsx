/** Our logo: a turtle's shell. */
export const Turtle = () => (
  <svg className="turtle" viewBox="-52 -58 104 116" aria-hidden="true">
    <path className="turtle-shell" d="M0-54 47-27V27L0 54-47 27V-27Z" />
    <path className="turtle-heart" d="M0-25 22-12.500V12.500L0 25-22 12.500V-12.500Z" />
    <path
      className="turtle-seams"
      d="M0-25V-54M22-12.500 47-27M22 12.500 47 27M0 25V54M-22 12.500-47 27M-22-12.500-47-27"
    />
  </svg>
);
