/** The signs that a person cannot see, or that turn their neighbours: wherever foreign text is shown or kept, they are made plain. */

/** Control characters, bidi controls, zero-width and other invisible signs. For `replace`: it carries no place of its own. */
export const invisibleSigns =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu
