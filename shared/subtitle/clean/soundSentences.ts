/**
 * English sentences in capitals that tell what is heard: 'SHOP DOOR BELL CLANGS', 'THEY LAUGH', 'SOFT PIANO MUSIC'. A sign is
 * written the same way, so both the one that sounds and its sound have to be known; what is unsure is no sound. Pure.
 */

const wordsIn = (list: string): readonly string[] => list.split(/\s+/).filter((word) => word !== '')
const setOf = (list: string): ReadonlySet<string> => new Set(wordsIn(list))

/** Who or what sounds, and how. Pairs that are also things to buy (wind chimes, dog whistles, key rings) are left out. */
interface Sounding {
  readonly singular: ReadonlySet<string>
  readonly plural: ReadonlySet<string>
  /** As they stand behind the singular: 'rings'. */
  readonly third: ReadonlySet<string>
  /** As they stand behind the plural: 'ring'. */
  readonly base: ReadonlySet<string>
  /** 'ringing' */
  readonly participle: ReadonlySet<string>
  /** What may stand before the subject; null for any noun: a 'police siren', a 'shop door bell'. */
  readonly before: ReadonlySet<string> | null
}

function sounding(singular: string, plural: string, verbs: string, before: string | null): Sounding {
  const base = wordsIn(verbs)
  return {
    singular: setOf(singular),
    plural: setOf(plural),
    third: new Set(base.map(thirdPersonOf)),
    base: new Set(base),
    participle: new Set(base.flatMap(participlesOf)),
    before: before === null ? null : setOf(before),
  }
}

function thirdPersonOf(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`
}

/** With and without a doubled letter: no other word is made by the wrong one. */
function participlesOf(verb: string): readonly string[] {
  return [`${verb.replace(/e$/, '')}ing`, `${verb}${verb.at(-1) ?? ''}ing`]
}

const bodySounds = `laugh sigh chuckle giggle gasp groan grunt moan scream shout yell whisper sob cough sneeze sniff sniffle
  snore exhale inhale gulp whimper mumble mutter stammer stutter scoff snicker snigger snort yawn hum cheer applaud murmur
  chatter cry weep wail shriek boo pant wheeze cackle burp belch retch`

const all: readonly Sounding[] = [
  { ...sounding('he she', 'they all both', bodySounds, 'they'), participle: new Set() },
  // No noun before them: 'LOCAL MAN LAUGHS' is a headline.
  sounding(
    'man woman boy girl baby child crowd audience',
    'men women boys girls babies children people crowd audience',
    `${bodySounds} chant roar`,
    'old young little other another second',
  ),
  sounding(
    'dog cat bird horse cow sheep pig wolf owl cockerel rooster donkey',
    'dogs cats birds horses cows sheep pigs owls seagulls',
    'bark growl howl whine whimper meow miaow purr hiss chirp squawk neigh whinny snort moo hoot bleat bray roar squeal',
    null,
  ),
  sounding(
    'bell doorbell phone telephone alarm clock buzzer',
    'bells doorbells phones telephones alarms clocks',
    'ring chime clang toll jingle tinkle peal buzz beep bleep blare tick vibrate',
    null,
  ),
  sounding(
    'door gate floor floorboard lock window drawer',
    'doors gates floorboards windows',
    'creak slam squeak rattle clang bang thud',
    null,
  ),
  sounding('thunder', '', 'rumble crash crack', 'distant loud'),
  sounding('wind', '', 'howl whistle', 'cold strong'),
  sounding(
    'engine motor car truck lorry train helicopter machine siren horn radio',
    'engines cars trucks trains sirens horns tyres tires brakes',
    'rev roar rumble hum whirr whir sputter splutter screech honk hoot blare wail beep buzz crackle hiss squeal',
    null,
  ),
]

/** Their third person is no plural of anything, and nobody advertises by them. */
const soundsOfAnybody = setOf(
  'exhales inhales mutters mumbles stammers whimpers wheezes clangs clanks clatters creaks rustles whirrs whooshes',
)

/** Sounds that need no verb, where it is told how they sound: 'MUSIC' alone is a shop, a title, a course. */
const heard = setOf(
  'music laughter applause chatter gunfire gunshot gunshots footsteps siren sirens static explosion explosions',
)
const manners = setOf(
  `soft gentle tense dramatic ominous upbeat eerie suspenseful melancholy melancholic mournful muffled distant faint
   somber sombre sinister jaunty approaching receding indistinct`,
)
const instruments = setOf('piano guitar organ violin orchestral choral')
const ofCrowds = setOf('laughter applause cheering chatter cheers')

/** Parts of a longer sentence, of a title or a warning: 'FOR WHOM THE BELL TOLLS', 'WHEN DOG BARKS', 'BEWARE DOG BARKS'. */
const ofSentences = setOf(
  `the a an and or but nor yet so of in on at by for from to with without over under after before until till once when while
   whenever if unless since because though although as like than that which who whom whose where what how why whether every each
   any some this these those another's nobody everybody somebody anyone everyone someone then also too only even still again
   beware caution warning danger attention mr mrs ms miss dr st saint hear heard hope think know swear bet`,
)

const mostWords = 5

/** Somebody or something known to sound is named with its sound, or a sound with how it is. Lower case. */
export function tellsSound(words: readonly string[]): boolean {
  if (words.length < 2 || words.length > mostWords) return false
  if (words.length === 3 && words[1] === 'and') return isOfCrowd(words)
  return !words.some((word) => ofSentences.has(word)) && (hasKnownSubject(words) || isAnybody(words) || isManner(words))
}

function hasKnownSubject(words: readonly string[]): boolean {
  const [subject = '', verb = ''] = words.slice(-2)
  const before = words.slice(0, -2)
  return all.some((one) => {
    const isOne = one.singular.has(subject) && (one.third.has(verb) || one.participle.has(verb))
    const areMany = one.plural.has(subject) && (one.base.has(verb) || one.participle.has(verb))
    if (!isOne && !areMany) return false
    return one.before === null || before.every((word) => one.before?.has(word))
  })
}

/** What ends so is no subject in the singular: 'RAINING CLANGS'. */
function isAnybody(words: readonly string[]): boolean {
  const [subject = '', verb = ''] = words.slice(-2)
  return soundsOfAnybody.has(verb) && !/(?:[^s]s|ing|ed|ly)$/.test(subject)
}

function isManner(words: readonly string[]): boolean {
  const before = words.slice(0, -1)
  return (
    heard.has(words.at(-1) ?? '') &&
    manners.has(words[0] ?? '') &&
    before.every((word) => manners.has(word) || instruments.has(word))
  )
}

function isOfCrowd([one = '', , other = '']: readonly string[]): boolean {
  return ofCrowds.has(one) && ofCrowds.has(other)
}
