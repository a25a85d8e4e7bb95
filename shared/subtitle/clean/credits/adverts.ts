/** Whether a cue advertises for a site. What somebody could say counts beside an address only. Pure. */
import { endsAsSentence, isOfMakers } from './addresses.ts'

/** What only advertisements say, wherever they stand. Brands are not needed to know them. */
const unmistakable = new RegExp(
  [
    'advertise your (?:product|brand|business)(?: or \\w+)? here(?!\\?)',
    'product or brand here(?!\\?)',
    'please rate this subtitle',
    'best watched using .{0,20}subtitles .{0,20}player',
    'help other users to choose',
    'contact \\S+ (?:today )?to advertise',
    'use the free code \\S+ at',
    'open-source translation at',
    'api\\.\\S+\\.\\w{2,4} is deprecated',
    'recommends using \\S+ vpn',
    'created and encoded by',
    '(?:support us and become|become)(?: an?)? vip member\\s+to remove',
    '(?:apóyanos y conviértete|apoie-nos e torne-se|soutenez-nous et devenez|unterstützt? uns und werdet?|sostienici e diventa|поддержите нас и станьте)[^.!?]{0,20} vip',
    'reclama ta (?:aici|poate fi aici)',
    'nowa jakość napisów|specjalnie dopasowane do twojej wersji',
    'здесь могла быть ваша реклама',
    'reklamınız? burada',
  ].join('|'),
  'iu',
)

const besideAddress = new RegExp(
  [
    'advertise your|remove all ads|\\bvip member|for any video|free browser extension',
    'watch (?:any|all) (?:video|movies?|series?)|movies? and series for free',
    'downloaded from\\s\\S+\\.\\S|(?:official|get the best) .{0,30}movies? site',
    'anuncie? (?:aquí )?(?:tu|su|seu) (?:producto|produto|marca)|votre publicité ici',
    'hier könnte (?:ihre|deine) werbung|reklamujte? sv|ваша реклама|рекламируйте сво|всю рекламу',
  ].join('|'),
  'iu',
)

/** Beside a site that gives out subtitles these are of its advertisements, in whatever language. */
const besideMakers =
  /\bvip\b|werb|anzeigen|re[ck]lam|publicit|pubblicit|an[uúù]nci|annons|annonce|advert|mainok|hirdet|oglas|διαφημ|реклам|إعلان|اعلان|פרסומ|广告|廣告|広告|광고/iu

/** 'yts.mx', in any country; 'U.S.' is none. */
const anySite = /(?<![\p{L}\p{N}.])[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40})*\.[a-z]{2,7}(?![\p{L}.])/iu

export function isAdvert(text: string): boolean {
  if (unmistakable.test(text)) return true
  if (besideMakers.test(text) && isOfMakers(text) && !endsAsSentence(text)) return true
  return besideAddress.test(text) && anySite.test(text) && (isOfMakers(text) || !endsAsSentence(text))
}
