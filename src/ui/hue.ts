/** The colour of a room or page; `data-hue` sets `--hue`, `--hue-ink` and `--hue-wash` for what is inside. */
export type Hue =
  | 'classroom'
  | 'arcade'
  | 'library'
  | 'media'
  | 'homework'
  | 'lessons'
  | 'progress'
  | 'plain';
