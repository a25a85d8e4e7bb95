/** Words by which a cue is known to name who made the subtitle, or to advertise. Data only. */

import { beginningsOf } from '../../../text/beginnings.ts'

/** What somebody did for the subtitle, in words that no film uses of itself ("Directed by" is the film's). Lower case. */
const works = [
  // English
  'subtitles?|subtitled|subtitling|closed[ -]caption(s|ing|ed)?|captions?|captioned|captioning|subs|re-?sync(ed)?|sync(ed|hroni[sz]ed|hroni[sz]ation)?',
  'translat(ed|ion|or)|transcript(ion)?|transcribed|corrected|corrections?|proofread(ing)?|timing|timed|encoded|ripped|rip|ocr',
  ...['best watched using', 'improved', 'fixed', 'adapted', 'downloaded', 'uploaded'].map(
    (one) => `${one}(?= (?:by|from)\\b)`,
  ),
  // Spanish, Portuguese, Catalan
  'subt[ií]tulos|subtitulad[oa]s?|subtitulaci[oó]n|subt[ií]tols|traducid[oa]s?|traducci[oó]n|sincronizad[oa]s?|sincronizaci[oó]n|sincron[ií]a|corregid[oa]s?|correcci[oó]n(es)?',
  'revisad[oa]|revisi[oó]n|transcripci[oó]n|legendas?|legendad[oa]s?|legendagem|tradu[cç][aã]o|traduzid[oa]s?|sincroniza[cç][aã]o|revis[aã]o|resync|ressincronia|adapta[cç][aã]o',
  // French, Italian, Romanian
  'sous-titres?|sous-titrage|sous-titr[eé]s?|traduction|traduit|(re-?)?synchro(nisation)?|synchronis[eé]|relecture|correction|adaptation|transcrit',
  'sottotitoli|sottotitolat[oi]|traduzione|tradotto|sincronizzazione|sincronizzato|revisione|re-?synch?|synch|subtitrarea?|subtitrat|traducerea?|tradus|sincronizarea?|adaptarea?',
  // German, Dutch, Swedish, Danish, Norwegian, Finnish
  'untertitel(ung)?|untertitelt|übersetzung|übersetzt|korrektur|korrigiert|angepasst|anpassung|ondertitel(s|ing)|ondertiteld|vertaling|vertaald|bewerking',
  'undertexter|undertext|översättning|översatt|synkad|svenska texter|undertekster|danske? tekst(er)?|tekster|oversættelse|oversat|synkroniseret|norske? tekst(er)?|oversettelse|oversatt|tekstet|tekstning',
  'suomennos|suomentanut|suomentaja|tekstitys|käännös|kääntänyt|kääntäjä|oikoluku|synkronointi',
  // Polish, Czech, Slovak, Hungarian
  'napisy|wersja polska|tłumaczenie( ze słuchu)?|tłumaczył[ao]?|przekład|przełożył[ao]?|korekta|dopasowanie( do wersji)?|synchronizacja|synchro|(české |slovenské )?titulky|překlad|přeložila?|časování|přečasování|přečasovala?|korekce|úprava',
  'preklad|preložila?|časovanie|prečasovala?|feliratok|(magyar )?felirat|magyar szöveg|feliratot|fordítás|fordította|időzítés|időzítette|igazította|lektorálta',
  // Croatian, Serbian, Bosnian, Slovenian, Turkish, Indonesian, Vietnamese
  'prijevod( i obrada)?|preve(o|la|li)|prevod( i obrada)?|titlovi|titl|obrada|sinkronizacija|sinhronizacija|prilagodi(o|la)|podnapisi|prevedel|prevedla|priredi(l|la)|tehnična obdelava',
  'altyazı(lar)?|alt yazı|çeviri|çeviren|çevirmen|senkron|düzenleme|diterjemahkan|penerjemah|terjemahan|alih bahasa|phụ đề|người dịch|biên dịch|dịch',
  // Russian, Ukrainian, Bulgarian, Greek
  '(русские )?субтитры|субтитров|перев[её]л[аи]?|переведено|перевод|переводчик|редактор субтитров|корректор|синхронизация|синхро|тайминг|озвучка|субтитри|переклад|переклав|переклала|превод|преводач|преведе|синхронизирал',
  'υπότιτλοι|υποτιτλισμός|μετάφραση|μεταφραστής|απόδοση( διαλόγων)?|συγχρονισμός|επιμέλεια',
  // Arabic, Persian, Hebrew, Hindi, Thai
  'ترجمة|ترجمه|تمت الترجمة|تعديل التوقيت|ضبط التوقيت|تدقيق|مترجم|زیرنویس|ترجمه و زیرنویس|هماهنگ[ ‌]سازی|תרגום|תורגם|תרגם|תרגמה|סנכרון|סונכרן|כתוביות|הגהה|अनुवाद|उपशीर्षक|(คำ)?บรรยาย(ไทย)?|คำแปล|ซับไทย|แปล',
  // Chinese, Japanese, Korean
  '字幕(制作|製作|组|組|翻译|翻譯|校对|校對)?|翻译|翻譯|校对|校對|时间轴|時間軸|听译|聽譯|后期|後期|压制|壓制|日本語字幕|字幕翻訳|翻訳|자막( ?제작)?|번역|싱크( 수정)?|교정',
].join('|')

/** Between the work and the name. */
const links =
  '(?:made |sponsored |provided |performed |made possible )?by|na zlecenie|командой|from|at|courtesy of|im auftrag (?:des|der|von|vom)|por|des|de|del|da|do|per|par|di|a cura di|dalla|dal|von|durch|door|av|af|przez|od|oleh|bởi|от|από|بواسطة|على يد|توسط|על ידי|ע״י|ע"י|โดย'

/** Several works of one person. */
const joints = '&|and|\\+|/|,|y|e|et|und|en|og|och|ja|i|a|és|și|si|şi|ve|dan|и|й|і|та|και|و'

/** Between the work and its link: done by whom. */
const done =
  '(?:extracted|created|edited|made|added|prepared|checked|conformed|réalisée?s?|realizad[oa]s?|creat[aie]|criad[oa]s?|feitas?|stworzone|wykonane|erstellt|gemaakt)'

const work = `(?:${works})`
const together = `${work}(?:\\s?(?:${joints})\\s?${work}){0,3}`

/** 'Una traducción de …', 'English subtitles: …' */
const article = '(?:an?|az|una?|uma|une|eine?|een|en|et|english)\\s'
const articleAhead = new RegExp(`^${article}`, 'i')

/** Verbs and nouns that name their maker without a link: 'Preveo Marko', 'ترجمة فلان'. */
const makers =
  'přeložila?|preložila?|preve(?:o|la|li)|prevedel|prevedla|prilagodi(?:o|la)|tłumaczył[ao]?|fordította|feliratot|перев[её]л[аи]?|переклав|переклала|преведе|çeviren|kääntänyt|suomentanut|phụ đề|subtitling|sous-titrage|untertitelung|字幕翻訳|日本語字幕|(?:คำ)?(?:บรรยาย(?:ไทย)?|แปล)โดย|ترجمة|ترجمه|مترجم|תרגום|תרגם|תרגמה|редактор субтитров|субтитры (?:сделал|создавал|создал|делал|подготовил)[аи]?|แปลโดย'

const beginsAsWork = beginningsOf(`${works}|${makers}`)

/** False for nearly all that is spoken: then neither `madeBy` nor `madeWithoutLink` is found in it. */
export function mayBeMadeBy(words: string): boolean {
  return beginsAsWork(words) || (articleAhead.test(words) && beginsAsWork(words.replace(articleAhead, '')))
}

/** 'synced & corrected by', 'Traducción:', '字幕：'; the name follows. Groups `link`, `colon`; a line end has neither. */
export const madeBy = new RegExp(
  `^(?:${article})?(?:${together})(?:(?:\\s(?:${work}|${done}))?\\s(?<link>${links})(?![\\p{L}\\p{M}])\\s?[:：]?|(?:\\s${work})?(?<colon>\\s?[:：])|\\s?(?=\\n))`,
  'iu',
)

/** Links that also mean 'of': only a name that is written as one may follow. */
export const isVagueLink = (link: string): boolean => /^(?:from|at|des|de|del|da|do|di|von|od|от)$/i.test(link)

/** Works that nobody speaks of with a colon but in a credit. */
export const technicalWork =
  /^(?:sub|re-?sync|sync|caption|closed cap|legend|sous|untert|ondert|undert|tekst|napis|titul|titl|felirat|sottot|altyaz|субт|υπότ|sincron|ressincron|字幕|자막|싱크|คำบรรยาย|ซับ)/iu

/** Works that nobody speaks of with a colon and a nickname behind it. */
export const clearWithColon =
  /^(?:tłumacz|przekład|przełoż|korekta|dopasow|fordít|időzít|lektorál|igazít|překlad|přelož|korekce|časov|přečas|preklad|prelož|prijevod|prevod|preve|obrada|suomenn|suoment|kään|oikoluku|översätt|översatt|oversæt|oversat|oversett|synkad|vertaling|vertaald|traducid|traduzid|tradus|traducerea|çevir|penerjemah|diterjemah|alih bahasa|người dịch|перев[её]л|редактор суб|переклав|переклала|преведе)/iu

/** Several works, or one that only subtitles know: a speaker does not say who did it. */
export const unmistakable = new RegExp(
  `^(?:${article})?(?:${work}\\s?(?:${joints})\\s?${work}(?:\\s?(?:${joints})\\s?${work})*|(?:subtitle[sd]|captioned|re-?sync(?:ed|hronized)?|sync(?:ed|hronized)?|subtitulado|legendado|sous-titr[ée]s?|untertitelt|ondertiteld|sottotitolato|subtitrat))\\s(?:by|from|por|par|von|durch|door|a cura di|przez|od|av|af|de)(?![\\p{L}\\p{M}])`,
  'iu',
)

export const madeWithoutLink = new RegExp(`^(?:${makers})\\s(?=\\p{Lu}|\\p{Lo}|@)`, 'iu')
