/**
 * Words and letters that tell close languages apart, each with the languages in which people write so.`word*` is any word
 * that begins so. Data only.
 */

/** What it is written in, and in which languages. */
export type TellingRow = readonly [languages: string, words: string]

export interface CloseGroup {
  /** What a detector calls any of them. */
  readonly detectedAs: ReadonlySet<string>
  /** In which its texts are; the same language is in another group in other letters. */
  readonly script: RegExp
  readonly languages: readonly string[]
  /** For languages that are none of ours: the one that is said instead, which is never sure. */
  readonly nearest: Readonly<Record<string, string>>
  readonly rows: readonly TellingRow[]
  readonly letters: readonly (readonly [languages: string, letters: RegExp])[]
}

/** Montenegrin ('cnr') lies between Bosnian and Serbian. */
const southSlavicInLatin: CloseGroup = {
  detectedAs: new Set(['hr', 'bs', 'sr']),
  script: /\p{Script=Latin}/u,
  languages: ['hr', 'bs', 'sr', 'cnr'],
  nearest: { cnr: 'sr' },
  letters: [],
  rows: [
    [
      'sr',
      `gde ovde nigde negde svuda uvek čovek čoveka čoveče deca dece deci dete deteta detetu lep lepo lepa lepi lepe
       mleko hleb vreme vremena vremenu mesto mesta mestu pre posle nedelja nedelje svet svetu sveta svetski reč reči ceo
       cela celo celu videla videli hteo htela hteli želeo želela voleo volela voleli živeo živela umreo umrla
        pesma pesme pesmu smeh smešno telo tela deo rešenje rešiti rešio sneg belo beo bela devojka devojke
       devojku devojkom devojčica razumem razumeš razume sećam sećaš seća uspeo uspela mislio nemački izveštaj predlog primer
       primera promena promene sreda sredu bezbedn* snežn* izvinjavam izvinite izvini obezbed* sledeć* mesec meseca
       meseci poslednj* leto leta vesti zvezda* odelo telohranitelj menja menjam promenljiv* reka povređ*
       nerešeno ponedeljak beleška promeni primeti primetio stena osećam osećaj osećaš dve obe medved verujem verovati
       veruješ veruje verujte nameravam cena cenim sedim sedi sedite sever* ubeđen* namera zahtev* odevanje`,
    ],
    [
      'hr bs cnr',
      `gdje ovdje nigdje negdje svugdje uvijek čovjek čovjeka čovječe djeca djece djeci dijete djeteta djetetu lijep lijepo
       lijepa lijepi lijepe mlijeko vrijeme vremenu mjesto mjesta mjestu prije poslije nedjelja nedjelje svijet svijetu
       svijeta riječ riječi cijeli cijela cijelo cijelu cijelog vidio vidjela vidjeli htio htjela htjeli želio željela volio
       voljela voljeli živio živjela umro pjesma pjesme pjesmu smijeh smiješno tijelo tijela dio dijela rješenje
       riješiti riješio snijeg bijelo bijel bijela djevojka djevojke djevojku djevojkom djevojčica razumijem razumiješ razumije
       sjećam sjećaš sjeća uspio uspjela njemački izvještaj prijedlog primjer primjera promjena promjene srijeda srijedu
       sljedeć* mjesec mjeseca mjeseci posljednj* ljeto ljeta vijest vijesti zvijezda* odijelo mijenja mijenjam
       promjenjiv* rijeka povrijeđ* neriješeno ponedjeljak bilješka promijeni primijeti primijetio stijena osjećam osjećaj
       osjećaš dvije obje medvjed vjera vjerujem vjerovati vjeruješ vjeruje vjerujte namjeravam cijena cijenim sjedim sjedi
       sjedite sjever* uvjeren* namjera zahtjev* promjenljiv*`,
    ],
    [
      'hr',
      `tko netko nitko itko svatko tkogod tjedan tjedna tjednu tjedni tisuća tisuće tisuću kruh vlak vlaka vlakom
       glazba glazbe glazbu obitelj obitelji nogomet nogometaš* zrak zraka kolodvor* točno točka točke siječanj siječnja veljač*
       ožujak ožujka travanj travnja svibanj svibnja lipanj lipnja srpanj srpnja kolovoz* rujan rujna listopad* studeni
       studenog prosinac prosinca tijekom izvijesti* priopći* tromjeseč* gospodarstv* sustav* postotak vrhnje rajčic* zrakoplov*
       kazališt* povijest* tvrtka tvrtke žlic* juha susjed* liječnik* umirovljenik* mirovin* glasnogovornik* ravnatelj* unatoč
       zajamčen* vjerojatno osobito uvjet* odvjetnik* veleposlan*`,
    ],
    ['hr bs', `jučer uopće općin* općenito također saopći* kemij* poticaj* pričekaj* sretan sretno budući plaća plaće`],
    [
      'sr bs cnr',
      `ko neko niko iko svako šta hiljada hiljade hiljadu tačno tačka tačke voz voza vozom muzika muzike muziku porodica
       porodice porodicu fudbal* januar* februar* mart april aprila maj juni juli avgust* septembr* oktobr* novembr*
       decembr* tokom kvartal* privred* penzi* portparol* pozorišt* pasulj supa komšij* advokat* penzioner* lekcij* sprat
       ambasad* tabel* istakao istakla`,
    ],
    ['sr cnr', `juče uopšte opštin* opšte takođe saopšt* hemij* bioskop* sveštenik* srećan srećno odsto učešć*`],
    ['sr', `bezbednost vazduh* lekar* lekara nedeljama predsednik* sednic* uspeh*`],
    [
      'bs',
      `lahko polahko mehko kahva kahvu kahve hljeb sahat historij* hudoba uredu mahrama džezva babo
       hefta saburaj bolan bona ahbab* inšallah mašallah dženaz*`,
    ],
    ['bs cnr', `hljeb hljeba hljebom sedmic*`],
  ],
}

const southSlavicInCyrillic: CloseGroup = {
  detectedAs: new Set(['sr', 'mk', 'bg']),
  script: /\p{Script=Cyrillic}/u,
  languages: ['sr', 'mk', 'bg'],
  nearest: {},
  letters: [
    ['mk', /[ѓќѕЃЌЅѝ]/g],
    ['sr', /[ђћЂЋ]/g],
    ['sr mk', /[јљњџЈЉЊЏ]/g],
    ['bg', /[ъщьюяйЪЩЮЯЙ]/g],
  ],
  rows: [
    [
      'mk',
      `сум дека тие јас зошто каде кај сакам некој никој ништо сè секогаш многу денес оваа овој тоа ајде еден можам мислам
       ѝ повеќе сите тука жал велат вели кажам уште веќе ќе`,
    ],
    ['mk bg', `го му ги ние вие знаеш една кога вчера благодарам`],
    ['sr mk', `нема овде треба мора нешто немој ова`],
    [
      'sr',
      `сам је смо сте су јесам јеси шта где увек неко нико овај тај хвала бити био била биле били хоћу хоће хоћеш њега њему
       желим мислим који која које али јер`,
    ],
    [
      'bg',
      `съм ще че какво къде тук аз защо няма нищо много искам трябва бъде благодаря моля никой някой това този тази тези
       обаче`,
    ],
  ],
}

const malay: CloseGroup = {
  detectedAs: new Set(['ms', 'id']),
  script: /\p{Script=Latin}/u,
  languages: ['id', 'ms'],
  nearest: {},
  letters: [],
  rows: [
    [
      'id',
      `bisa karena uang mobil mobilku mobilnya kantor bahwa kalian banget gue gak nggak enggak ngga butuh coba mencoba
       pria cewek cowok sepeda polisi bapak berbeda dong sih kok
       deh nih kayak teman temanku berhasil kemarin membutuhkan ponsel sepertinya
        senin kamis jumat agustus pemerintah perekonomian kuartal persen juta miliar 
       mengatakan bensin restoran bioskop apakah brengsek
       sialan ayolah ngomong lho bilang`,
    ],
    [
      'ms',
      ` awak kerana wang pejabat bahawa sahaja mahu nak encik cik puan polis  
       ialah dah cuba mencuba percuma petang isnin khamis jumaat ogos kerajaan peratus bilion
        jurucakap pawagam budak sesiapa hospital nombor cakap
       pesara pencen meluluskan perangkaan dijangka kemalangan daripadanya terutamanya  
          awaklah jom alamak bagaimanapun    
        syarikat kereta keretanya kelmarin basikal tandas katil bilik`,
    ],
  ],
}

const galicianAndNeighbours: CloseGroup = {
  detectedAs: new Set(['pt', 'gl', 'es']),
  script: /\p{Script=Latin}/u,
  languages: ['pt', 'gl', 'es'],
  nearest: {},
  letters: [
    ['pt', /[ãõç]/gi],
    ['gl es', /ñ/gi],
  ],
  rows: [
    [
      'gl',
      `non máis unha unhas xa á ás aínda súa súas cando miña miñas mellor moi moito moita moitos podo quen vosa vosas nosa nosas
       nosos teño teñen axuda axudar alí illa nunha nun sexa despois lonxe xente hoxe dende dixo fixo dous túa túas cos coa
       algunha ningunha xuntos facer cousa cousas`,
    ],
    [
      'pt',
      `não um uma com são quando sua suas estão ainda até então minha minhas muito muita bem homens nossa nosso nossas tenho
       tem ele eles talvez também você vocês isso fazer melhor bom têm fim mim pela pelo foram depois longe irmão quem lá
       sim estava muitos nenhum alguém coisa coisas hoje gente jamais`,
    ],
    [
      'es',
      `y las los su sus mi mis ahora hemos qué hay cuando hombres ya nosotros hasta vuestra nuestra nuestro he puede hacia
       tiempo bien aún ellos esos esto le muy entonces mejor usted ustedes él yo muchos hacer tiene estoy después mientras
       también aunque nunca quién cosa cosas hoy`,
    ],
    ['gl es', `un pero en con son aquí creo señor gran están tan estaba ese esa ningún algún`],
    ['gl pt', `e do da ao as os na no nas nos seu meu teu ou agora onde nós eu só foi vai pois ela outro outra`],
  ],
}

const dutchAndAfrikaans: CloseGroup = {
  detectedAs: new Set(['nl']),
  script: /\p{Script=Latin}/u,
  languages: ['nl', 'af'],
  nearest: { af: 'nl' },
  letters: [],
  rows: [
    [
      'af',
      `nie ek jy hulle hierdie vir jou julle sal wees so se sê baie teen oor dink daardie asof hy dis saam mense vriende vinnig
       almal uiteindelik moenie nou`,
    ],
    [
      'nl',
      `de je zijn ze niet ik een zal hij naar zich mijn hebben heeft hebt we jij jullie deze door zij hem heb moeten zo nu
       wij voor over mensen vrienden snel`,
    ],
  ],
}

export const closeGroups: readonly CloseGroup[] = [
  southSlavicInLatin,
  southSlavicInCyrillic,
  malay,
  galicianAndNeighbours,
  dutchAndAfrikaans,
]
