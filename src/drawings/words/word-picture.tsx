import { useEffect, useState } from 'react';
import { Drawing } from '../../ui/drawing.tsx';
import { findPictureName } from './picture-names.ts';
import css from './word-picture.module.css';

type DrawWordPicture = typeof import('./word-pictures.tsx').drawWordPicture;

/** Set once the drawings are loaded, so that later pictures appear at once. */
let loadedDraw: DrawWordPicture | undefined;

interface WordPictureProps {
  word: string;
  /** Tells the senses of the word apart. */
  meaning: string;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
}

/**
 * The picture of a word that has one. Decorative, next to the word; its place is kept while the drawings
 * load.
 */
export function WordPicture({ word, meaning, size = 48 }: WordPictureProps) {
  const name = findPictureName(word, meaning);
  return name === undefined ? null : <NamedPicture name={name} size={size} />;
}

function NamedPicture({ name, size }: { name: string; size: number }) {
  const draw = useDrawWordPicture();
  return (
    <Drawing className={css.picture} viewBox="0 0 48 48" width={size} height={size}>
      {draw?.(name)}
    </Drawing>
  );
}

function useDrawWordPicture(): DrawWordPicture | undefined {
  const [draw, setDraw] = useState(() => loadedDraw);
  useEffect(() => {
    if (draw) return;
    let isCurrent = true;
    import('./word-pictures.tsx').then(
      ({ drawWordPicture }) => {
        loadedDraw = drawWordPicture;
        if (isCurrent) setDraw(() => drawWordPicture);
      },
      // The word and its meaning stay readable without the picture.
      (cause) => console.error('The pictures of words did not load:', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [draw]);
  return draw;
}
