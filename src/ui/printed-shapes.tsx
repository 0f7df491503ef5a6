import type { SVGProps } from 'react';

/** An outline, optionally filled. */
export function InkLine(props: SVGProps<SVGPathElement>) {
  return <path fill="none" stroke="var(--draw-line)" {...props} />;
}

export interface PrintedShapeProps extends Omit<SVGProps<SVGPathElement>, 'fill'> {
  d: string;
  /** A colour token, as `var(--name)`. */
  fill: string;
  /** The offset of the fill from its outline, in units of the drawing. */
  slip?: number | undefined;
}

/** A shape that looks printed: its fill is slightly offset from its outline. */
export function PrintedShape({ d, fill, slip = 1.5, ...outline }: PrintedShapeProps) {
  return (
    <>
      <path d={d} fill={fill} transform={`translate(${slip} ${slip})`} />
      <InkLine d={d} {...outline} />
    </>
  );
}
