/** The colour of a room or page; `data-hue` sets `--hue`, `--hue-ink` and `--hue-wash` for its content. */
export type Hue =
  | 'classroom'
  | 'arcade'
  | 'library'
  | 'media'
  | 'homework'
  | 'lessons'
  | 'progress'
  | 'words'
  | 'plain'
  | GameHue;

/** The colour of a game's card, bar and boards. Games may share one. */
export type GameHue =
  | 'apricot'
  | 'clay'
  | 'cobalt'
  | 'iris'
  | 'leaf'
  | 'lemon'
  | 'lime'
  | 'mint'
  | 'plum'
  | 'raspberry'
  | 'rose'
  | 'sand'
  | 'sky'
  | 'slate'
  | 'teal'
  | 'tomato';
