/** The small words that talk and news alike are full of, by language, and what part of a text they are. Pure. */
import type { WordCounts } from './wordCounter.ts'

/** Those of several languages are in each of them. */
const smallWords: Readonly<Record<string, string>> = {
  en: 'the of and to in is you that it for was on are as with his they at be this have from or had by not but what we can your all he she i my me do who will if there her them so would no just know about been out how',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an er so dass war ich du wir ihr sie mir mich dich was wie wenn aber noch nur bei aus nach hat haben wird kann sein hier einer einen wo',
  nl: 'de het een en van in is dat op te met voor niet zijn er aan was ik je we hij ze die als maar om ook bij nog wat naar uit kan heb heeft dit mij me mijn jij hem wel geen moet over hoe waar door werd wordt',
  sv: 'och att det som en på är av för med till den i jag du vi han hon inte har var om ett men sig så de från vad mig dig kan ska när där här ni min din eller efter måste vill nu bara hur',
  da: 'og at det er en på til af for med den i jeg du vi han hun ikke har var om et men sig så de fra hvad mig dig kan skal når der her min din eller efter må vil nu bare hvor hvordan havde ved være',
  no: 'og at det er en på til av for med den i jeg du vi han hun ikke har var om et men seg så de fra hva meg deg kan skal når der her min din eller etter må vil nå bare hvor hvordan hadde ved være som',
  is: 'og að er það í á sem ekki ég þú við hann hún hef var um en sig svo þeir frá hvað mig þig get skal þegar þar hér minn eða eftir til með af fyrir þetta ertu ekkert mér þér',
  fr: 'de la le et les des en un une du que est pour qui dans a par plus pas au sur ne se ce il sont avec je tu nous vous on elle mais ou où si cette tout y ça c d l j n s qu me te mon ma suis ai as es fait',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ya me sin sobre este entre cuando muy qué te yo tu mi si está eso esto hay todo nos él ella dónde quién he ha estoy',
  pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu também só você me te isso isto está meu minha ela tem foi são vai ser nem pela',
  gl: 'de a o que e do da en un para con non unha os no se na por máis as dos como pero ao el das á seu súa ou cando moi xa eu tamén só ti me che iso isto está meu miña ela ten foi son vai ser nin pola onde',
  it: 'di e il la che in un a per è una del con non si da le della sono al gli nel più alla dei ma ci mi ti lo ha come anche io tu noi chi cosa se questo questa ho hai tutto mio mia era qui dove perché l d c quando',
  ro: 'de și în a la cu pe nu un o din că se să mai este care pentru sunt ce au fost am ai ar dar lui eu tu noi îl îi mă te ne sau după fi ca ei el ea unde cine aici acum foarte doar prin',
  ca: 'de la el i a que en els per un una les amb és del no al es se com més o però aquest aquesta què hi ho em et ens va són també ja jo tu si on d l m s n t dels als seva seu molt he ha has tot qui vaig estic tinc aquí',
  pl: 'w i z na się nie do to że jest o jak a po od za co ale ja ty my on ona mi ci mnie cię tak już tylko dla czy przez być był była było ten ta gdzie kto ich jego może są we ze',
  cs: 'a se v na je že to o z s do k i jsem jsi jsme jste ne co jak ale po za by mi ti mě tě už jen pro tak být byl byla bylo ten ta kde kdo jejich jeho může jsou ve ze si podle která který nebo než až při',
  sk: 'a sa v na je že to o z s do k i som si sme ste nie čo ako ale po za by mi ti ma ťa už len pre tak byť bol bola bolo ten tá kde kto ich jeho môže sú vo zo podľa ktorá ktorý alebo než až pri',
  hu: 'a az és hogy nem is egy ez van volt de meg csak ha mit ki el fel én te ő mi ti nekem neked már még mert vagy itt ott ami aki kell lesz most jól után szerint ezt azt ne majd minden be sem',
  hr: 'i je u se na da su za od s o a sam si smo ste nije ne što šta kako ali po bi mi ti me te već samo ili biti bio bila bilo taj ta to gdje gde tko ko njih može iz sa koji koja koje će ću ćeš ni kad ja',
  sl: 'in je v se na da so za od s z o pa sem si smo ste ni ne kaj kako ali po bi mi ti me te že samo biti bil bila bilo ta to kje kdo njih lahko iz ki bo bom boš še kot tudi tako ko jaz pri',
  sq: 'e të në dhe një për me nuk që është i më ka si do nga por unë ti ai ajo ne ju çfarë kjo ky ku këtu jam je janë kam ke mund duhet edhe se po jo',
  fi: 'ja on ei se että oli hän en mutta ovat kun mitä minä sinä me te he tämä niin kuin jos olen olet ole mukaan myös sen tai joka jotka vain nyt minun sinun minua sinua mikä kuka missä hänen jo vielä sitten pitää ollut sitä siitä',
  et: 'ja on ei see et oli ta ma sa me te nad kui mis aga seda ka ning või kes kus siis nii mu su mind sind olen oled ole oli oma mida selle eest pole välja veel juba nüüd siin teatas peab olla ainult andmetel millest',
  lt: 'ir yra ne tai kad buvo jis aš tu mes jūs jie kaip bet su į iš dėl o ką kas kur taip man tau mane tave esu esi būti po už ar per prie nuo šis dar jau tik čia labai kai nori reikia gali apie jos jo mano tavo iki',
  lv: 'un ir nav tas ka bija viņš es tu mēs jūs viņi kā bet ar uz no par ko kas kur tā man tev mani tevi esmu esi būt pēc vai pie šis vēl jau tikai te ļoti kad grib vajag var viņa mans tavs līdz tur tad šodien gan',
  tr: 've bir bu da de için ile ne o mi mı çok daha ama gibi ben sen biz siz onlar var yok ki her şey kadar olarak sonra değil en nasıl neden bana sana beni seni mu mü şimdi ise kim olan dedi hiç bunu onu ya artık göre tarafından',
  vi: 'và là của không có được cho một trong người với những này đã để khi tôi anh em cô ông bà con các đó ở từ sẽ ra đi gì về như thì mà rồi nào đến phải chúng ta bị cũng nhưng việc nó hãy biết theo',
  id: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga ke karena aku kau kamu dia kami kita mereka apa ada saya sudah bisa adalah oleh bahwa atau tapi jangan seperti harus telah lagi satu jadi saja sebuah sangat menurut',
  ms: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga ke kerana aku awak kau dia kami kita mereka apa ada saya sudah boleh ialah adalah oleh bahawa atau tapi jangan seperti mesti telah lagi satu jadi sahaja tak nak seorang menurut',
  eo: 'la kaj de en estas al mi ke ne vi ĉi kun por li ni ili tio kiu kiel sed pri se ĝi el mia via ĉu nur ŝi tiu per da jes povas havas estis estos kio kie iu min vin lin nin nia ĉar tiel ankoraŭ nun jam tie',
  ga: 'an na agus a is ní go tá ar i mé tú sé sí muid sin seo le do ag ach mar cad é í mo níl bhí nach raibh sibh iad leis gur dom duit liom leat anois anseo cé cá bhfuil conas',
  tl: 'ang ng sa na mga at ko ka mo ay ako siya ito hindi ni kay si para may kung lang ba niya nila namin natin pero din rin wala dito iyon yan po sila kami tayo ano',
}

const languages = Object.keys(smallWords)
/** The places of the languages in that list. */
const listedIn = new Map<string, number[]>()
for (const [place, words] of Object.values(smallWords).entries())
  for (const word of new Set(words.split(' '))) listedIn.set(word, [...(listedIn.get(word) ?? []), place])

const none: readonly number[] = []

/** By language, 0..1 of these words. Languages that are not listed are not in it. */
export function smallWordShares({ times, total }: WordCounts): ReadonlyMap<string, number> {
  const found = new Uint32Array(languages.length)
  for (const [word, often] of times)
    for (const place of listedIn.get(word) ?? none) found[place] = (found[place] ?? 0) + often
  return new Map(languages.map((language, place) => [language, (found[place] ?? 0) / Math.max(1, total)]))
}

/** Serbian and Bosnian have the small words of Croatian. */
const listedAs: Readonly<Record<string, string>> = { sr: 'hr', bs: 'hr' }

/** 0 for a language that is not listed. */
export function smallWordShareOf(language: string, words: WordCounts): number {
  return smallWordShares(words).get(listedAs[language] ?? language) ?? 0
}
