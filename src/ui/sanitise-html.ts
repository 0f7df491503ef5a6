import createPurifier, { type DOMPurify } from 'dompurify';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, LINK_REL, SAFE_URL } from './markdown-html.ts';

let purifier: DOMPurify | undefined;

/** An own instance, so that its hook reaches no other user of the library. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  // Without a working DOM the library returns its input unchanged: better no text than raw text.
  if (!purifier.isSupported) throw new Error('This browser cannot make lesson text safe to show.');
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', LINK_REL);
  });
  return purifier;
}

/**
 * HTML from outside as nodes that are safe to put into the page: an allow-list of tags and attributes, no
 * style, class, id, event handler, form or image, and links to https only. Nodes rather than text, so that
 * the browser doesn't parse the result a second time in another way.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  return getPurifier().sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOWED_URI_REGEXP: SAFE_URL,
    // The library holds every other attribute to the address rule too, unless it is named here.
    ADD_URI_SAFE_ATTR: ALLOWED_ATTRIBUTES.filter((name) => name !== 'href'),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
