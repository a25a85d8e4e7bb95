/** Everyday talk in several languages, long enough to be judged. Data only; written for these tests. */
import type { SubtitleDocument } from '../../../shared/subtitle/document.ts'

export const texts = {
  en: 'I told you not to come here again. What do you want from me now?|We have to leave before they find out where we are.|She said that her brother was waiting in the car outside.|If you think this is over, you are wrong about everything.|There is nothing left for us in this town, and you know it.|Can you please tell me what happened last night at the house?|He never wanted to hurt anyone, but nobody would believe him.|Give me one good reason why I should trust you this time.',
  fr: "Je t'avais dit de ne plus jamais revenir ici. Qu'est-ce que tu veux ?|Nous devons partir avant qu'ils ne découvrent où nous sommes.|Elle a dit que son frère attendait dans la voiture dehors.|Si tu penses que c'est fini, tu te trompes sur toute la ligne.|Il ne reste plus rien pour nous dans cette ville, et tu le sais.|Pouvez-vous me dire ce qui s'est passé hier soir dans la maison ?|Il ne voulait faire de mal à personne, mais personne ne l'a cru.|Donne-moi une bonne raison de te faire confiance cette fois.",
  no: 'Jeg sa at du ikke skulle komme hit igjen. Hva vil du meg nå?|Vi må dra før de finner ut hvor vi er.|Hun sa at broren hennes ventet i bilen utenfor.|Hvis du tror at dette er over, tar du feil om alt sammen.|Det er ingenting igjen for oss i denne byen, og det vet du.|Kan du være så snill å fortelle meg hva som skjedde i går kveld?|Han ville aldri skade noen, men ingen ville tro ham.|Gi meg en god grunn til at jeg skal stole på deg denne gangen.',
  ru: 'Я же говорил тебе больше сюда не приходить. Чего ты хочешь?|Нам надо уехать, пока они не узнали, где мы.|Она сказала, что её брат ждёт в машине на улице.|Если ты думаешь, что всё кончено, ты ошибаешься.|В этом городе для нас ничего не осталось, и ты это знаешь.|Скажите, пожалуйста, что случилось вчера вечером в доме?|Он никому не хотел зла, но ему никто не поверил.|Назови хоть одну причину, почему я должен тебе верить.',
  'zh-Hans':
    '我告诉过你们不要再来这里，你们还想要什么？|他们说我们应该马上离开这个地方，时间不多了。|她说她的弟弟在外面的车里等着，让我们快点。|你认识这个问题的答案吗？请给我打电话。|对不起，我真的没觉得这样说有什么不好。|我们会过来见你，从门口进去，别让谁看见。|这么多年来，我还没见过这样的东西，没关系。|谢谢老师，现在开始说话，头儿会给你钱的。|我们动身去见他们，两个时间都没问题，对吗？|这个问题从来没让我觉得难过，真的谢谢你们。|说实话，我们还没说完，门外的车来了几个人。|他们过来的时候，我们两个还在说这个问题。|妈妈说这个时间不对，让他们马上开车过来。|我没见过这么大的动静，简直像电影里的现场。|为什么你们都觉得是我的问题？我还没说话呢。|谁让你这样对他们说的？老师会怎么觉得？|爱情这个东西，谁也说不清楚，对吗，老师？|没有关系，我们从头再来，时间还有很多呢。',
} as const

export function documentOf(text: string, everyMs = 3_000): SubtitleDocument {
  const cues = text.split('|').map((line, index) => ({
    startMs: index * everyMs,
    endMs: index * everyMs + 2_000,
    text: `<i>${line}</i>`,
  }))
  return { format: 'srt', cues, header: '', dropped: [] }
}
