/** Makes a string fit for places that the system draws: menus, notifications, dialogs, tips (promise U6). */

const unseen = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu

/**
 * One line, without control and direction characters, cut to a length, set apart from the text around it.
 * '<' and '&' are replaced by look-alikes: some Linux desktops read notifications as markup, menus read '&' as a key.
 */
export function nativeText(text: string, longest = 120): string {
  const line = text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()
  const letters = Array.from(line.replaceAll('<', '‹').replaceAll('&', '＆'))
  const cut = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('')
  return /^[\x20-\x7e]*$/.test(cut) ? cut : `\u2068${cut}\u2069`
}
