import createPurifier, { type DOMPurify } from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LINK_REL, SAFE_URL } from './markdown-html.ts';

let purifier: DOMPurify | undefined;

/** A separate instance, so that its hook does not affect other users of the library. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  // Without a working DOM, the library returns its input unchanged.
  if (!purifier.isSupported) throw new Error('DOMPurify does not support this browser.');
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', LINK_REL);
  });
  return purifier;
}

/**
 * Parses untrusted HTML into safe nodes: an allow-list of tags and attributes, without style, class, id,
 * event handlers, forms and images, and links to https only. Nodes rather than text, because parsing twice
 * could differ.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  return getPurifier().sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: SAFE_URL,
    // Otherwise the library applies the URI rule to these attributes, too.
    ADD_URI_SAFE_ATTR: ALLOWED_ATTRIBUTES.filter((name) => name !== 'href'),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
