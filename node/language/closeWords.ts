/**
 * Words and letters that tell close languages apart, each with the languages in which people write so.`word*` is any word
 * that begins so. Data only.
 */
import type { CloseGroup } from './closeGroup.ts'
import { dutchAndAfrikaans, galicianAndNeighbours } from './westernCloseWords.ts'

/** Montenegrin ('cnr') lies between Bosnian and Serbian. */
const southSlavicInLatin: CloseGroup = {
  detectedAs: new Set(['hr', 'bs', 'sr']),
  script: 'latin',
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
  script: 'cyrillic',
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
  script: 'latin',
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

export const closeGroups: readonly CloseGroup[] = [
  southSlavicInLatin,
  southSlavicInCyrillic,
  malay,
  galicianAndNeighbours,
  dutchAndAfrikaans,
]
