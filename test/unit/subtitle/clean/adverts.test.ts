// Advertisements go wherever they stand; what somebody says of advertising, of sites and of people counted stays.
import { expect, test } from 'vitest'
import { cleanSubtitle } from '../../../../shared/subtitle/clean/cleanSubtitle.ts'
import { removeCredits } from '../../../../shared/subtitle/clean/creditCues.ts'

const talk = Array.from({ length: 240 }, (_, index) => `This is line ${index} of what they say.`)
const cuesOf = (texts: readonly string[], stepMs: number) =>
  texts.map((text, index) => ({ startMs: index * stepMs, endMs: index * stepMs + 2000, text }))
const around = (text: string, at: number) => [...talk.slice(0, at), text, ...talk.slice(at)]
const left = (texts: readonly string[], stepMs = 3000) =>
  removeCredits({ cues: cuesOf(texts, stepMs) }).document.cues.map(({ text }) => text)
const everywhere = [0, 2, 120, 238, 240]

test.each([
  'Advertise your product or brand here\ncontact www.opensubs.example today',
  'Become VIP member of www.opensubs.example',
  'Watch any video online with Open-SUBS\nFree Browser extension: osdb.link/some',
  'Do you want subtitles for any video?\n-=[ ai.OpenSubtitles.com ]=-',
  'Downloaded from SOMESITE.MX',
  'Official SOME movies site: SOMESITE.MX',
  'Watch Movies and Series for FREE\nosdb.link/some',
  'Unterstützt uns und werdet VIP-Mitglied,\num die Werbung von www.some.example zu entfernen',
  'Apóyanos y conviértete en miembro VIP para\neliminar todos los anuncios de www.some.example',
  'Поддержите нас и станьте VIP членом, чтобы\nудалить всю рекламу с www.some.example',
  'Рекламируйте свой товар или бренд здесь\nсвяжитесь с www.some.example сегодня',
  'Created and Encoded by -- Someone -- of www.SOME-SITE.com. The best films on the internet.',
  'www.some.pl - nowa jakość napisów.\nNapisy zostały specjalnie dopasowane do Twojej wersji filmu.',
  'Downloaded from\nSOMESITE.MX',
  ...[
    'Unterstütze uns und werde ein VIP-Mitglied,\num alle Werbung zu entfernen von',
    'Werben Sie für Ihr Produkt oder Ihre Marke hier\nKontaktieren Sie noch heute',
    'Aidez-nous à enlever toute la publicité\nen devenant membre',
    'Steun ons en word een VIP lid\nom reclame te verwijderen van',
    'Podrži nas i postani VIP član\nda ukloniš sve reklame sa',
    'Stöd oss och ta bort all reklam från',
    'Støt os og fjern alle annoncer fra',
    'Bizi destekleyin, reklamları kaldırın:',
    'ادعمنا لإزالة جميع الإعلانات من',
    'Wesprzyj nas i usuń wszystkie reklamy z',
    'Podpořte nás a odstraňte všechny reklamy na',
    'Támogass minket, és eltűnnek a hirdetések:',
    'Devino membru VIP\npentru a elimina toate reclamele de pe',
    'Γίνετε μέλος\nγια να αφαιρέσετε όλες τις διαφημίσεις από το',
    'Tue meitä ja poista kaikki mainokset sivulta',
    'Anuncie o seu produto ou marca aqui\ncontate',
    '支持我们，移除所有广告',
  ].map((words) => `${words} www.OpenSubtitles.example`),
])('%j goes wherever it stands', (text) => {
  for (const at of everywhere) expect(left(around(text, at))).toEqual(talk)
})

test.each([
  'Support us and become part of history!',
  'I want you to remove all ads for the show.',
  "It's on the official movie site.",
  'You can watch movies and series for free.',
  'Become a VIP member for only $50 a night.',
  'It was downloaded from U.S. servers.',
  'Put your brand here, on the left shoulder.',
  'They advertise your product for a year.',
  'Advertise your product? In this economy?',
  'Unterstützt uns und werdet Teil der Bewegung!',
  'Hier könnte Ihre Werbung stehen.',
  'Soutenez-nous et devenez des héros !',
  'Sostienici e diventa un eroe.',
  'Apóyanos y conviértete en leyenda.',
  'Apoie-nos e torne-se um herói.',
  'Ваша реклама мне не нравится.',
  'We advertise on opensubtitles.example, he said.',
  'VIP only.',
])('%j is said and stays', (text) => {
  for (const at of everywhere) expect(left(around(text, at))).toEqual(around(text, at))
})

test.each([
  'Go to www.somebank.com.',
  'Try someshop.com.',
  'Check out www.somebody.com!',
  "It's www.somebody.com.",
  'Send it to me@somewhere.com.',
  'Geh auf www.irgendwo.de.',
  'Entra en www.algo.es.',
  'Зайди на www.some.ru.',
  'Some guy at somewhere.com.',
])('%j ends as a sentence: it stays also at the edges and between pauses', (text) => {
  for (const at of everywhere) expect(left(around(text, at), 9000)).toEqual(around(text, at))
})

test.each([
  'English subtitles: Ann Other',
  'English Subtitles conformed by ANOTHER',
  'Closed-Captioned By A.N. Other, Sometown',
  "Sous-titres réalisés par la communauté d'Other.org",
  'Subtítulos realizados por la comunidad de Other.org',
  'Sottotitoli creati dalla comunità Other.org',
  'Napisy stworzone przez społeczność Other.org',
  'Wersja polska na zlecenie INNA',
  'Субтитры сделал AnnaOther',
  'Субтитры создавала Анна Другая',
  'Переведено командой Other',
])('%j goes at the end and at the beginning', (text) => {
  for (const at of [0, 240]) expect(left(around(text, at))).toEqual(talk)
})

test.each(['Men: 3. Women: 5. Children: 12.', 'Woman: 1, Man: 0.', 'Mann: 40. Frau: 38.', 'Boy: 7 pounds.'])(
  'where nobody is named, %j counts people',
  (text) => {
    const cues = cuesOf(around(text, 120), 3000)
    expect(cleanSubtitle({ cues }, { hearingImpaired: true, credits: true }).document.cues).toEqual(cues)
  },
)

test('where speakers are named, a number is what one of them says', () => {
  const cues = cuesOf(['MAN: Who is there?', 'Woman: 911, what is your emergency?', ...talk.slice(0, 30)], 3000)
  const { document } = cleanSubtitle({ cues }, { hearingImpaired: true, credits: false })
  expect(document.cues.slice(0, 2).map(({ text }) => text)).toEqual(['Who is there?', '911, what is your emergency?'])
})
