import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Extensions and media types, as in `<input accept>`. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that asks for a file. The native control looks different in each browser. */
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
          // Reset, so that choosing the same file again triggers a change.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
