/**
 * DELETE without a body, from the app's own pages: the answer makes the browser drop the frozen pages of this
 * origin, by `Clear-Site-Data: "cache"`.
 */
export const FROZEN_PAGES_PATH = '/api/frozen-pages';
