/** Invented dialogue in five languages, enough for a language to be recognised, and subtitles made of it. */

export const dialogue = {
  EN: [
    'I told you not to open that door before the lights were on.',
    'Where were you when the train left the station last night?',
    'She said the letter was under the blue vase in the kitchen.',
    'We have been waiting here for almost three hours.',
    'Nobody believes that old story any more, not even my brother.',
    'Give me the keys and go home before it starts to rain.',
    'The doctor will see you now, please take a seat.',
    'If he finds out what happened, we are all in trouble.',
    'There is something wrong with the water in this town.',
    'You should have called me as soon as you arrived.',
    'They built the whole bridge in less than a year.',
    'I would rather walk than ride with him again.',
  ],
  ES: [
    'Te dije que no abrieras la puerta antes de encender la luz.',
    '¿Dónde estabas cuando el tren salió de la estación anoche?',
    'Ella dijo que la carta estaba debajo del jarrón azul.',
    'Llevamos casi tres horas esperando aquí sin ninguna noticia.',
    'Nadie cree ya en esa vieja historia, ni siquiera mi hermano.',
    'Dame las llaves y vete a casa antes de que empiece a llover.',
    'El médico lo atenderá ahora mismo, siéntese por favor.',
    'Si él descubre lo que pasó, todos tendremos problemas.',
    'Hay algo extraño en el agua de este pueblo, señora.',
    'Deberías haberme llamado en cuanto llegaste a la ciudad.',
    'Construyeron el puente entero en menos de un año.',
    'Mañana por la mañana hablaremos con el dueño del niño perdido.',
  ],
  FR: [
    'Je t’avais dit de ne pas ouvrir la porte avant la lumière.',
    'Où étiez-vous quand le train a quitté la gare hier soir ?',
    'Elle a dit que la lettre était sous le vase bleu de la cuisine.',
    'Nous attendons ici depuis presque trois heures, sans nouvelles.',
    'Personne ne croit plus à cette vieille histoire, même pas mon frère.',
    'Donne-moi les clés et rentre à la maison avant la pluie.',
    'Le médecin va vous recevoir maintenant, asseyez-vous.',
    'S’il découvre ce qui s’est passé, nous aurons des ennuis.',
    'Il y a quelque chose d’étrange dans l’eau de ce village.',
    'Tu aurais dû m’appeler dès que tu es arrivée à l’hôtel.',
    'Ils ont construit tout le pont en moins d’une année.',
    'Je préfère marcher plutôt que de monter encore avec lui.',
  ],
  BR_PT: [
    'Eu te disse para não abrir a porta antes de acender a luz.',
    'Onde você estava quando o trem saiu da estação ontem à noite?',
    'Ela falou que a carta estava embaixo do vaso azul da cozinha.',
    'A gente está esperando aqui há quase três horas, moço.',
    'Ninguém mais acredita nessa história, nem o meu irmão.',
    'Me dá as chaves e vai para casa antes que comece a chover.',
    'O médico vai atender você agora, pode se sentar.',
    'Se ele descobrir o que aconteceu, estamos todos encrencados.',
    'Tem alguma coisa errada com a água desta cidade.',
    'Você devia ter me ligado assim que chegou no ônibus.',
    'Eles construíram a ponte inteira em menos de um ano.',
    'Prefiro ir a pé do que pegar carona com ele de novo.',
  ],
  RU: [
    'Я же говорил тебе не открывать дверь, пока не горит свет.',
    'Где вы были вчера вечером, когда поезд ушёл со станции?',
    'Она сказала, что письмо лежит под синей вазой на кухне.',
    'Мы ждём здесь уже почти три часа, и никто не приходит.',
    'Никто больше не верит этой старой истории, даже мой брат.',
    'Дай мне ключи и иди домой, пока не начался дождь.',
    'Доктор примет вас сейчас, пожалуйста, садитесь.',
    'Если он узнает, что случилось, нам всем будет плохо.',
    'С водой в этом городе что-то не так, поверьте мне.',
    'Тебе надо было позвонить мне сразу, как ты приехал.',
    'Они построили весь мост меньше чем за один год.',
    'Я лучше пойду пешком, чем снова поеду с ним.',
  ],
} as const

export type DialogueLanguage = keyof typeof dialogue

/** An SRT of `cues` cues, 6 seconds apart; `mark` is spoken in it, so that a test can tell whose subtitle it is. */
export function spokenSrt(
  language: DialogueLanguage,
  mark: string,
  { cues = 40, pick }: { readonly cues?: number; readonly pick: (length: number) => number },
): string {
  const lines = dialogue[language]
  return Array.from({ length: cues }, (_, index) => {
    const text = index % 10 === 3 ? mark : (lines[pick(lines.length)] ?? '')
    return `${index + 1}\n${clock(index * 6)},000 --> ${clock(index * 6 + 4)},500\n${text}\n`
  }).join('\n')
}

function clock(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`
}
