// Close languages are told apart or said to be unsure, never sure and wrong; and what is in another language is found, news too.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLanguageDetector } from '../../../../node/language/detectLanguage.ts'
import { languageOfText } from '../../../../node/language/languageOfText.ts'
import { countText, judgeableText } from '../../../../node/language/spokenText.ts'
import { wrongLanguage } from '../../../../node/language/wrongLanguage.ts'
import { allTexts } from '../../../support/languages/allTexts.ts'
import { documentOf } from '../../verify/sampleTexts.ts'

const detect = createLanguageDetector()
const languageOf = (lines: readonly string[]) => languageOfText(documentOf(lines.join('|')), detect)
const linesOf = (text: string) => text.split('\n')
const tagOf = (key: string) => (key === 'sr-Cyrl' ? 'sr' : key)
const everything = Object.entries(allTexts).map(([key, { talk, news }]) => ({
  tag: tagOf(key),
  lines: [...linesOf(talk), ...linesOf(news)],
}))
const close = everything.filter(({ tag }) => 'hr sr bs sl mk bg id ms ca gl es pt en cs sk'.split(' ').includes(tag))

test.for(close)('$tag is told for sure where there is enough of it', async ({ tag, lines }) => {
  expect(await languageOf(lines)).toEqual({ tag, isSure: true })
})

test('no part of any text is surely in another language', async () => {
  const parts = fc
    .constantFrom(...everything)
    .chain(({ tag, lines }) => fc.shuffledSubarray(lines, { minLength: 4 }).map((some) => ({ tag, some })))
  await fc.assert(
    fc.asyncProperty(parts, async ({ tag, some }) => {
      const found = await languageOf(some)
      if (found?.isSure) expect(found.tag).toBe(tag)
    }),
    { numRuns: 600 },
  )
})

test('what could be Bosnian and Serbian of Montenegro is not sure', async () => {
  const found = await languageOf(
    linesOf(`Ko je to bio? Niko, samo pogrešan broj.
Gdje si bio cijeli dan? Čekala sam te ispred stanice.
Ne znam šta da ti kažem, osim da mi je žao.
Uvijek si bio lijep dječak, a sad si pravi muškarac.
Vidio sam ga prošle nedjelje s nekom djevojkom.
Juče je voz kasnio dva sata, a danas uopšte nije došao.
Takođe, prije nego što odeš, moraš nešto da mi obećaš.
Porodica je sve što imam na ovom svijetu.`),
  )
  expect(found?.isSure).toBe(false)
})

test('Afrikaans, which is none of our languages, is never surely Dutch', async () => {
  const found = await languageOf(
    linesOf(`Wie was dit op die telefoon? Niemand nie, net 'n verkeerde nommer.
Waar was jy die hele dag? Ek het vir jou by die stasie gewag.
Ek weet nie wat om vir jou te sê nie, behalwe dat ek jammer is.
Jy was altyd 'n mooi seun, en nou is jy 'n regte man.
Ek het hom verlede week saam met 'n meisie in die bioskoop gesien.
Voor jy gaan, moet jy my iets belowe.
Iemand moet hier bly en vir die dokter wag.
Gister was die trein twee uur laat, en vandag het hy glad nie gekom nie.`),
  )
  expect(found).toEqual({ tag: 'nl', isSure: false })
})

const inCyrillic = ['bg', 'mk', 'ru', 'sr-Cyrl', 'uk']
const apart = inCyrillic.flatMap((key) => inCyrillic.filter((other) => other !== key).map((other) => [key, other]))
// Of Serbian and Macedonian too few letters differ.
const surelyApart = apart.filter((pair) => !(pair.includes('mk') && pair.includes('sr-Cyrl')))

test.for(surelyApart)('%s where %s is wanted is found by its letters', async ([key = '', wanted = '']) => {
  const { talk, news } = allTexts[key]!
  const judgeable = judgeableText(linesOf(`${talk}\n${news}`))
  expect(wrongLanguage(judgeable!, tagOf(wanted), await detect(judgeable!.text))).toBe(tagOf(key))
})

test.for(['ja', 'zh-Hans', 'zh-Hant'])('%s is never taken for Korean', async (key) => {
  const text = `${allTexts[key]!.talk}\n${allTexts[key]!.news}`
  expect(wrongLanguage(countText(text), 'ko', await detect(text))).not.toBeNull()
})

test('Korean with many foreign names is found where another language is wanted', async () => {
  const lines = linesOf(`${allTexts['ko']!.talk}\n${allTexts['ko']!.news}`).map((line) => `Konrad Delfador: ${line}`)
  const judgeable = judgeableText(lines)
  for (const wanted of ['de', 'pt', 'fi'])
    expect(wrongLanguage(judgeable!, wanted, await detect(judgeable!.text))).toBe('ko')
})

const checked = ['tr', 'vi', 'fi', 'et', 'lt', 'lv', 'cs', 'ms', 'id', 'sr', 'hr', 'bs', 'ca', 'en', 'fr', 'de']
const inLatinLetters = 'en de nl sv da no fr es pt it ro ca pl cs sk hu hr sr bs sl fi et lt lv tr vi id ms gl'.split(
  ' ',
)
const closeTo = ['da no sv', 'id ms', 'hr sr bs sl', 'cs sk', 'es pt ca gl'].map((group) => group.split(' '))

async function foundInstead(tag: string, wanted: string, register: 'talk' | 'news'): Promise<string | null> {
  const lines = linesOf(allTexts[tag]![register])
  const judgeable = judgeableText(lines)
  if (judgeable === null) throw new Error(`The ${register} in ${tag} is too short`)
  return wrongLanguage(judgeable, wanted, await detect(judgeable.text))
}

test.for(checked)('%s where any other language is wanted is found to be wrong, in talk and news', async (tag) => {
  const others = inLatinLetters.filter(
    (wanted) => wanted !== tag && !closeTo.some((group) => group.includes(wanted) && group.includes(tag)),
  )
  const registers = tag === 'en' ? (['talk'] as const) : (['talk', 'news'] as const)
  const passed: string[] = []
  for (const register of registers)
    for (const wanted of others)
      if ((await foundInstead(tag, wanted, register)) !== tag) passed.push(`${register} as ${wanted}`)
  expect(passed).toEqual([])
})

const toldApart = ['es pt ca gl', 'cs sk', 'id ms'].flatMap((group) => {
  const tags = group.split(' ')
  return tags.flatMap((tag) => tags.filter((wanted) => wanted !== tag).map((wanted) => ({ tag, wanted })))
})

test.for(toldApart)('$tag where $wanted is wanted is found, close as they are', async ({ tag, wanted }) => {
  const lines = linesOf(`${allTexts[tag]!.talk}\n${allTexts[tag]!.news}`)
  const judgeable = judgeableText(lines)
  expect(wrongLanguage(judgeable!, wanted, await detect(judgeable!.text))).toBe(tag)
})

test('of a few lines in a language that has close ones none is called wrong', async () => {
  const tags = new Set(toldApart.map(({ tag }) => tag))
  const parts = fc
    .constantFrom(...everything.filter(({ tag }) => tags.has(tag)))
    .chain(({ tag, lines }) => fc.shuffledSubarray(lines, { minLength: 6 }).map((some) => ({ tag, some })))
  await fc.assert(
    fc.asyncProperty(parts, async ({ tag, some }) => {
      const judgeable = judgeableText(some)
      if (judgeable) expect(wrongLanguage(judgeable, tag, await detect(judgeable.text))).toBeNull()
    }),
    { numRuns: 400 },
  )
})

test('Spanish that says no all the time is not Galician', async () => {
  const judgeable = judgeableText(
    linesOf(`El fichero no existe o no se puede abrir.
No responde el servidor, y no hay otro en la red.
El servidor no acepta la orden de salida.
El nombre del fichero no es correcto.
No es un directorio, es un enlace sin destino.
La clave no coincide con la del servidor.
Error del servidor, no se conoce el tipo de sistema.
No se admite la orden, pruebe con la otra.
El disco no tiene espacio libre.
No se encuentra el programa en esta ruta.
La opción no es compatible con el modo elegido.
No se pudo establecer la conexión segura.`),
  )
  const detection = await detect(judgeable!.text)
  expect(wrongLanguage(judgeable!, 'es', detection)).toBeNull()
  expect(wrongLanguage(judgeable!, 'pt', detection)).toBe('es')
})

test('nothing that is wanted is called wrong', async () => {
  for (const { tag, lines } of everything) {
    const judgeable = judgeableText(lines)
    if (judgeable) expect([tag, wrongLanguage(judgeable, tag, await detect(judgeable.text))]).toEqual([tag, null])
  }
})
