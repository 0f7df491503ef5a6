import { type PointerEvent, useState } from 'react';
import { createRun } from '../grid/lines.ts';
import { ALL_DIRECTIONS } from '../sizes.ts';

/** A line that is being drawn over the grid. */
export interface DrawnLine {
  from: number;
  to: number;
}

interface LineDrawing {
  /** `null` while no line is drawn. */
  line: DrawnLine | null;
  /** Event handlers for the element that the grid fills. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/**
 * Draws lines over a grid of `size` by `size` equal cells. Lines snap to the nearest of eight directions, and
 * a tap is a line from a cell to itself.
 */
export function useLineDrawing(size: number, onDrawn: (line: DrawnLine) => void): LineDrawing {
  const [line, setLine] = useState<DrawnLine | null>(null);
  return {
    line,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        const { row, column } = getPointerPosition(event, size);
        const clampToGrid = (each: number) => Math.min(size - 1, Math.max(0, Math.floor(each)));
        const from = clampToGrid(row) * size + clampToGrid(column);
        event.currentTarget.setPointerCapture(event.pointerId);
        setLine({ from, to: from });
      },
      onPointerMove(event) {
        if (line)
          setLine({ from: line.from, to: snapToDirection(line.from, getPointerPosition(event, size), size) });
      },
      onPointerUp() {
        if (line) onDrawn(line);
        setLine(null);
      },
      onPointerCancel: () => setLine(null),
    },
  };
}

/** The position of the pointer, in cells from the top left corner. */
function getPointerPosition(event: PointerEvent<HTMLElement>, size: number): { row: number; column: number } {
  const box = event.currentTarget.getBoundingClientRect();
  return {
    row: ((event.clientY - box.top) / box.height) * size,
    column: ((event.clientX - box.left) / box.width) * size,
  };
}

/** The end of the straight line from `from` that is nearest to the point. */
function snapToDirection(from: number, point: { row: number; column: number }, size: number): number {
  const down = point.row - Math.floor(from / size) - 0.5;
  const right = point.column - (from % size) - 0.5;
  const projections = ALL_DIRECTIONS.map((direction) => {
    const stepLength = Math.hypot(direction.down, direction.right);
    return {
      direction,
      distance: (down * direction.down + right * direction.right) / stepLength,
      stepLength,
    };
  });
  const nearest = projections.reduce((one, other) => (other.distance > one.distance ? other : one));
  const cells = Math.round(nearest.distance / nearest.stepLength);
  return createRun(from, nearest.direction, size, cells + 1).at(-1) ?? from;
}
