import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Endings and media types, as of `<input accept>`. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that asks for a file. The browser's own control looks different everywhere, and none fits a card. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again, mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
