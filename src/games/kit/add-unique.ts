/** Appends the item unless the list has it already. */
export function addUnique<Item>(list: Item[], item: Item): Item[] {
  return list.includes(item) ? list : [...list, item];
}
