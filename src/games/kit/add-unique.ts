/** The list with the item in it, once. */
export function addUnique<Item>(list: Item[], item: Item): Item[] {
  return list.includes(item) ? list : [...list, item];
}
