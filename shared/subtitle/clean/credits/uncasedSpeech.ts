/** Whether words in letters without capitals are said, where a name may stand. Pure. */
import { wordTest } from '../wordList.ts'

/** Pronouns, particles and the verbs of every sentence; names hold none of them. */
const isSmallWord = wordTest(
  `هو هي أنا أنت نحن هم إنه إنها لا ليس هذا هذه ما من في على او اين این آن من تو او ما نیست است نه چه که
  הוא היא אני אתה את אנחנו הם לא זה זאת מה מי של על יש אין`,
  `*的 *了 *是 *不 *我 *你 *他 *她 *它 *们 *們 *这 *這 *那 *吗 *嗎 *呢 *吧 *说 *說 *没 *沒 *会 *會 *就 *都 *很 *什么 *什麼`,
)

/** Of Japanese the syllables that sentences are bound with; of Korean words longer than a name. */
const inSentences = /\p{Script=Hiragana}{2,}|[はがをにへでもた](?:\P{L}|$)|\p{Script=Hangul}{5,}/u

export function isSaidUncased(words: string): boolean {
  return /\p{Lo}/u.test(words) && (isSmallWord(words) || inSentences.test(words))
}
