import type { SVGProps } from 'react';

/** An ink line, with the colour that it encloses, if any. */
export function InkLine(props: SVGProps<SVGPathElement>) {
  return <path fill="none" stroke="var(--draw-line)" {...props} />;
}

export interface PrintedShapeProps extends Omit<SVGProps<SVGPathElement>, 'fill'> {
  d: string;
  /** A colour of tokens.css, as `var(--name)`. */
  fill: string;
  /** How far the colour slipped from its outline, in units of the drawing. */
  slip?: number | undefined;
}

/** A shape as a small press prints it: the flat colour lies a little beside its ink line. */
export function PrintedShape({ d, fill, slip = 1.5, ...outline }: PrintedShapeProps) {
  return (
    <>
      <path d={d} fill={fill} transform={`translate(${slip} ${slip})`} />
      <InkLine d={d} {...outline} />
    </>
  );
}
