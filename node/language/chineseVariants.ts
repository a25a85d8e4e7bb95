/** Simplified or traditional Chinese, by everyday characters that only one of them has. Pure. */

const simplified = new Set('们这说来时对会个过为么没还让给谁从问关间样两头儿钱车马门开东见觉认识电话请谢现动场师爱')
const traditional = new Set('們這說來時對會個過為麼沒還讓給誰從問關間樣兩頭兒錢車馬門開東見覺認識電話請謝現動場師愛')

// Below this many telling characters, or with more of the other kind, nothing is said.
const leastTelling = 40
const mostStrangers = 0.05

export type ChineseVariant = 'zh-Hans' | 'zh-Hant'

/** Null where the text shows too little, or mixes both. */
export function chineseVariantOf(text: string): ChineseVariant | null {
  const count = (characters: ReadonlySet<string>, others: ReadonlySet<string>) =>
    Array.from(text).filter((character) => characters.has(character) && !others.has(character)).length
  const simple = count(simplified, traditional)
  const full = count(traditional, simplified)
  if (simple + full < leastTelling) return null
  if (full <= simple * mostStrangers) return 'zh-Hans'
  return simple <= full * mostStrangers ? 'zh-Hant' : null
}
