import { useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';
import css from './markdown.module.css';
import { type HeadingLevel, inlineMarkdownToHtml, markdownToHtml } from './markdown-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

export interface MarkdownProps {
  children: string;
  /** The level of the text's highest heading. */
  headingLevel?: HeadingLevel;
}

/** Renders untrusted markdown: lesson texts, feedback and notes. */
export function Markdown({ children, headingLevel = 3 }: MarkdownProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(sanitiseHtml(markdownToHtml(children, headingLevel)));
  }, [children, headingLevel]);
  return <div className={classNames(layout.stack3, css.text)} ref={box} />;
}

/** Renders untrusted inline markdown: a title, a table cell, a phrase. */
export function InlineMarkdown({ children }: { children: string }) {
  const span = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    span.current?.replaceChildren(sanitiseHtml(inlineMarkdownToHtml(children)));
  }, [children]);
  return <span ref={span} />;
}
