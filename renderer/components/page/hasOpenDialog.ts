/** Something lies over everything: until it is closed every key is its own, wherever the focus is. */
export function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
