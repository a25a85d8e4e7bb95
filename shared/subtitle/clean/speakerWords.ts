/** Words that stand before a colon: who may speak there, and what never is a speaker. Data only. */
import { wordTest } from './wordList.ts'

/** Speakers without a name, and where their voices come from. Every word of such a label is one of these. */
const roles = `man woman boy girl child kid kids children baby lady guy male female narrator announcer reporter anchor host hostess
  voice driver officer cop policeman policewoman doctor nurse soldier guard waiter waitress bartender clerk crowd all both
  everyone together singer teacher student judge priest captain pilot operator dispatcher commentator interviewer
  newscaster newsreader newsman presenter paramedic agent detective voices men women boys girls hombre mujer niño niña
  chico chica narrador narradora reportero reportera locutor locutora voz ambos todos doctora médico policía soldado
  homem mulher menino menina garoto garota repórter locutora policial todos homme femme garçon fille enfant narrateur
  narratrice journaliste voix tous ensemble policier médecin uomo donna ragazzo ragazza bambino bambina narratore
  narratrice giornalista voce tutti entrambi poliziotto mann frau junge mädchen kind erzähler erzählerin sprecher
  sprecherin reporter reporterin stimme alle beide polizist arzt ärztin man vrouw jongen meisje verteller stem allen
  kvinna pojke flicka berättare röst alla båda kvinde mand dreng pige fortæller stemme begge mies nainen poika tyttö
  kertoja ääni kaikki mężczyzna kobieta chłopiec dziewczyna dziewczynka lektor narrator głos wszyscy oboje muž žena
  chlapec dívka hlas všichni oba férfi nő fiú lány narrátor hang mindenki muškarac žena dječak djevojka glas svi adam
  kadın çocuk kız erkek anlatıcı ses spiker hepsi pria wanita anak narator suara semua bărbat femeie băiat fată voce toți
  мужчина женщина мальчик девочка девушка парень ребёнок ребенок рассказчик диктор ведущий ведущая голос все оба репортёр
  репортер чоловік жінка хлопчик дівчинка дівчина оповідач голос усі мъж жена момче момиче глас всички άντρας γυναίκα
  αγόρι κορίτσι αφηγητής φωνή όλοι`
const uncasedRoles = `رجل الرجل امرأة المرأة ولد فتاة الراوي المذيع صوت الجميع مرد زن پسر دختر راوی صدا همه גבר אישה ילד ילדה קריין קול כולם
  男 女 男人 女人 男子 女子 男孩 女孩 旁白 众人 眾人 记者 記者 画外音 畫外音 主持人 男性 女性 男の子 女の子 ナレーター ナレーション 一同 全員 アナウンサー
  남자 여자 남성 여성 소년 소녀 내레이션 해설 모두 기자 앵커 ชาย หญิง ผู้ชาย ผู้หญิง เด็ก ผู้บรรยาย`
const qualifiers = `on over in the tv radio phone pa intercom speaker recording young old older younger first second elderly
  news female male off voice-over en la le el à au im am o v.o vo os`

const isRoleWord = wordTest(roles, uncasedRoles)
const isQualifier = wordTest(qualifiers)

/** For a label without its number: 'woman', 'man on tv', '旁白'. */
export function isRole(label: string): boolean {
  const words = label.toLowerCase().split(/[\s/&,]+/)
  return words.every((word) => isRoleWord(word) || isQualifier(word)) && words.some((word) => isRoleWord(word))
}

/** Headings, forms, notices and the beginnings of sentences; '道' and its like say "he said". */
const headsSomething = wordTest(
  `you me we he she they us him them yo ich moi je я note notes nb ps pps warning caution attention danger notice important re fw fwd subject cc bcc date time place
   location tel fax phone address email wanted news breaking update alert error password username user name age id total
   price question answer tip hint rule rules step chapter episode part scene act day week month year title sign text
   caption translation translator subtitles directed written produced starring then
   if when what why how who where here there this that these those it is are was remember listen look see wait
   think fact point example problem reason result conclusion summary plan case option number quote message conversation
   psalm psalms genesis exodus leviticus deuteronomy proverbs ecclesiastes isaiah corinthians revelation romans
   amendment article section page verse war peace exhibit item level score wind temperature verdict status mission
   objective motto warnung achtung hinweis anmerkung frage antwort regel betreff datum ort zeit nachricht problem
   beispiel grund ergebnis fazit punkt tatsache kapitel teil folge nota aviso atención peligro pregunta respuesta regla
   asunto fecha lugar hora mensaje problema ejemplo razón resultado capítulo parte atenção perigo pergunta resposta
   regra assunto data mensagem exemplo razão avertissement danger règle objet lieu heure exemple raison résultat
   chapitre partie attenzione pericolo domanda risposta regola oggetto data luogo ora messaggio esempio motivo capitolo
   let_op waarschuwing vraag antwoord regel onderwerp datum plaats varning fråga svar regel ämne advarsel spørgsmål
   huomio varoitus kysymys vastaus uwaga pytanie odpowiedź zasada temat data upozornění otázka odpověď pravidlo figyelem
   kérdés válasz szabály dikkat soru cevap kural not perhatian pertanyaan jawaban aturan catatan внимание вопрос ответ
   правило тема дата место время примечание проблема пример причина увага питання відповідь внимание въпрос отговор
   προσοχή ερώτηση απάντηση σημείωση`,
  `*说 *說 *道 *问 *問 *答 *言 *曰 *写 *寫 *是 *注意 *警告 *问题 *答案 *地点 *地點 *时间 *時間 *日期 *質問 *回答 *注 *は *が *말 *답 *질문 *주의 قال قالت يقول تقول
   ملاحظة تحذير سؤال جواب گفت سوال هشدار אמר אמרה שאלה תשובה אזהרה הערה`,
)

/** These are no names only where they come first: 'NO: …', but 'JOHN AND MARY: …'. */
const beginners = new Set(
  'and or but no yes ok okay so because to from of in on for by with von an de para da à di il y o pero sí und aber nein ja et mais non oui e ma sì'.split(
    ' ',
  ),
)

/** Dots do not make 'P.S.' another word. */
export function isHeading(label: string): boolean {
  const plain = label.toLowerCase().replaceAll('.', '')
  return headsSomething(plain) || beginners.has(plain.split(/\s/)[0] ?? '')
}
