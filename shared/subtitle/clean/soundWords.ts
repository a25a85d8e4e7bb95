/** Words by which a bracket is known to describe a sound, to be speech, or to be a text on the screen. Data only. */
import { wordTest } from './wordList.ts'

/** Things heard and ways of speaking: one line or two a language. Stems that also begin ordinary names are written out. */
const hasSoundWord = wordTest(
  // English
  `laugh* sigh* chuckl* giggl* gasp* groan* grunt* moan* scream* shout* yell* whisper* sob sobs sobbing cry cries crying
   cough* sneez* sniff* snor* pant pants panting breath* exhal* inhal* gulp* swallow* whimper* mumbl* mutter* stammer*
   stutter* scoff* snicker* snort* yawn* hum hums humming whistl* sing sings singing chant* cheer* applau* clap clapping
   claps boo booing murmur* chatter* clamor* clamour* music instrumental song melody tune ring rings ringing ringtone
   buzz buzzes buzzing beep* bleep* chime* click clicks clicking clack* clatter* clang* clank* clink* creak* crack
   cracks cracking crackl* crash* bang bangs banging thud* thump* boom booms booming explo* gunshot* gunfire shots siren*
   horn horns honk* tire tires tyres engine* rev revs revving screech* squeak* squeal* rustl* rumbl* roar* growl* howl*
   bark barks barking meow* purr* chirp* tweet* squawk* neigh* whinn* moo mooing knock* doorbell* bell bells footsteps
   door static inaudible indistinct* unintelligible silence speak speaks speaking speech talking echo* hiss* splash*
   drip* thunder* wind winds windy rain rains raining whoosh* swish* zap zaps jingl* toll tolls tolling vocaliz* vocalis* sputter*
   splutter* clears_throat clearing_throat clears clang clangs plop plops squelch* rattl* whirr* hoot* cluck* quack* grumbl* wheez* cackl* hubbub commotion burp* belch* retch* vomit* slurp* smack smacks kiss kisses kissing slap slaps
   shriek* wail wails wailing weep weeps weeping snaps snapping shatter* typing dial dials dialing vibrat* alarm alarms
   tone dial_tone laughter over_radio on_tv over_phone over_pa off-screen offscreen voice-over voiceover`,
  // Spanish, Portuguese
  `risa* ríe* ríen reír riendo suspir* jadea jadeo jadeos gemido gemidos gime gimen grit* gruñ* susurr* solloz* llor* tos tose tosen carraspe* estornud*
   ronc* respir* música canción melod* timbre* teléfono puerta golpe* disparo* explosión explosion* sirena* bocina*
   motor* chirr* ladr* aplaus* ovacion* murmull* risit* silb* tarare* canta cantan cantando pasos trueno* ruido* silencio
   inaudible habla hablan hablando chill* zumb* pitid* campan* estátic* crujid* riso* risada* ri riem rindo suspira* geme gemido gemem
   ronca rosna* resmung* estala* estalo* zumbe* tilint* aclara* tararea* gorje* grita* sussurr* soluç* chora* chorando tosse* pigarre* espirr* música porta campainha toca tocando telefone celular
   tiro* explosão buzina* rangid* latido* aplauso* assobi* cantarol* passos trovão trovões barulho* silêncio ofeg*
   inaudível fala falando apito* bate batida* conversas indistint* zumbido*`,
  // French, Italian, Romanian
  `rire* rit rient riant glouss* ricane* soupir* halèt* halet* gémi* gemi* cri crie* crient cris hurl* chuchot* sanglot*
   pleur* touss* toux éternu* renifl* ronfl* musique chanson mélodie sonner* sonne sonnent téléphone porte portes coup*
   tir tirs détonation* explosion* sirène* klaxon* moteur* grince* grinc* aboie* aboiement* applaudi* murmure* siffl*
   racle raclement grogne* grommel* marmonn* grésill* crépit* fracas fredonn* chante chantent pas tonnerre bruit* silence inaudible brouhaha bip* cloche* claque* bavard* risate ridono
   ridacchi* sospir* ansim* geme gemito gemiti grid* urla* sussurr* singhiozz* piang* toss* starnut* russ* musica canzone squill*
   suona* telefono porta bussa* sparo spari esplosion* sirena sirene clacson motore cigol* abbai* applaus* mormor*
   schiarisc* sbuff* colpi colpo ronza* brontol* farfugl* ansimano bisbigl* scroscio stridore fischi* canticchi* canta passi tuono tuoni rumor* silenzio brusio scricchiol* râs* râde râd oftează oftat geme
   țip* strig* șopt* plâng* tuș* muzic* sună soneri* ușa împușcătur* explozi* sirenă latră aplauze`,
  // German, Dutch
  `lach* gelächter kicher* seufz* stöhn* keuch* ächz* schrei* schreit ruft flüster* schluchz* weint weinen weint hust* räusper*
   niest niesen schnief* schnarch* atmet atmen musik musiks melodie klingel* türklingel* läut* telefon handy tür klopf* schuss schüsse
   schüssen explosion* sirene* hupt hupen motor* quietsch* knarr* knarz* bellt bellen applaus beifall jubel* murmel* gemurmel pfeif*
   summt summen singt singen schritte donner* geräusch* stille unverständlich* undeutlich* piep* glocke* knall* krach* rausch*
   wimmer* winsel* brüll* kreisch* jaul* prassel* plätscher* raschel* gespräch* redet spricht sprechen grunz* knurr* gelach* giechel* zucht* kreun* hijg* schreeuw* fluister* snik*
   huil* hoest* kuch* niest muziek liedje deurbel bel telefoon deur klop* schot schoten explosie* sirene toeter* motor
   schraap* schraapt gromt grom* piept kraak* blaf* applaus gejuich gemompel fluit* neuriet zingt voetstappen donder* geluid* stilte onverstaanbaar`,
  // Swedish, Danish, Norwegian, Finnish
  `skratt* fnissar fnitt* suckar suckande stön* flämt* skrik* viskar viskning* snyft* gråt* hostar hostning harkl* nyser
   snark* musik sång ringer ringsignal* telefon dörr* knack* skott explosion* siren* tutar tjut* gnissl* skäller applåd*
   kremter jubel mumlar visslar nynnar sjunger steg åska ljud tystnad otydlig* griner latter ler fniser sukker sukk støn* gisper
   gispende skrig* hvisk* hulk* græd* gråter hoster hoste rømme* nyser musikk ringetone dør døren skud skudd
   eksplosion* eksplosjon* sirene* horn knirk* gøer bjeff* bifald applaus jubler mumler fløjt* plystr* synger fodtrin
   fottrinn torden lyd lyde lyder stilhed stillhet utydelig* naur* huoka* voihk* huut* kirku* kuiska* nyyhk* itke* yski*
   rykäis* musiik* soi puhelin ovi koput* laukau* räjäh* sireeni* narise* haukku* aplood* mutis* vihelt* laulaa hyräil*
   askel* ukkonen ääni ääniä hiljaisuus`,
  // Polish, Czech, Slovak, Hungarian
  `śmiech* śmieje śmieją chichot* wzdych* westchn* jęcz* jęk* sapanie krzyk* krzycz* szep* szlocha* płacz* kasz* kich* chrap* muzyka
   muzyki piosenka dzwon* telefon drzwi puka* strzał* wybuch* eksploz* syren* klakson* silnik* skrzyp* szczek* oklask*
   odchrząk* pomruk* warkot* brawa mamrocz* gwiżdż* nuci śpiewa* krok* grzmot* hałas* cisza niewyraźn* smích směje smějí chichot* vzdych* povzdech
   sténá sténání křič* křik* výkřik* šept* vzlyk* pláč* pláče kašl* hudba hraje zvon* telefon dveře klep* zaklep* výstřel* výbuch*
   sirén* troub* motor* vrz* štěk* potlesk jásot mumlá píská zpív* kroky hrom* hluk ticho nesrozumiteln* smiech smeje
   vzdych* výkrik* šepk* plač* plače kašle hudba dvere zaklop* streľba potlesk nevet* kacag* kuncog* sóhaj* nyög* liheg*
   kiált* kiabál* sikolt* sikít* suttog* zokog* sír* köhög* tüsszen* horkol* zene zenél dallam csörög* csenget* csöng*
   köszörül* morog* hörög* telefon ajtó kopog* lövés* robban* sziréna* dudál* dudaszó motor* nyikor* ugat* taps* éljenz* motyog* fütyül* dúdol*
   énekel* léptek mennydörg* zaj* csend`,
  // Croatian, Serbian, Bosnian, Slovenian, Turkish, Indonesian, Vietnamese
  `smijeh smije smeh smeje uzdah* uzdiš* stenj* dašće krik* vrisk* viče šapuće šapat jeca* plač* plače kašlj* kašalj glazba
   muzika pjesma zvoni zvono telefon vrata kuca* pucanj* pucnj* eksploz* sirena sirene škrip* laj* pljesak aplauz mrmlj*
   zvižd* pjev* peva koraci grom buka tišina nerazgovijetn* smejanje vzdih* stokanje kriči šepet* joka* kašlja glasba pesem
   trka* strel* aplavz gül* kahkaha* kıkırd* iç_çek* iç_geçir* inle* nefes* bağır* çığlık* fısıld* fısılt* ağla* hıçkır*
   öksür* hapşır* müzik şarkı çalıyor çalar telefon* kapı* silah* ateş_ed* patlama* siren* korna* motor* gıcırd* havla*
   boğazını_temiz* homurd* hırılt* alkış* mırıld* ıslık* ayak_ses* gök_gürle* sesi sesleri gürültü* sessizlik tertawa tawa mendesah desah* mengerang
   erang* berteriak teriakan berbisik bisik* menangis tangis* terisak batuk bersin musik lagu berdering dering* telepon
   pintu ketuk* mengetuk tembakan ledakan sirene klakson mesin gonggong* tepuk_tangan bergumam bersiul bersenandung
   berdeham berdehem menghela_napas menguap langkah guntur suara bunyi cười thở_dài rên hét la_hét thì_thầm khóc nức_nở hắng_giọng âm_nhạc nhạc tiếng chuông
   gõ_cửa súng_nổ nổ còi sủa vỗ_tay huýt_sáo hát bước_chân sấm`,
  // Russian, Ukrainian, Bulgarian, Greek
  `смех смеёт* смеет* хихик* вздых* вздох* стон* стон задых* крик* крич* кричит вопл* шёпот* шепот* шепч* рыда* плач* плачет
   кашел* кашля* чиха* храп* дыш* дыхан* музык* песн* мелоди* звон* телефон* двер* стук* стуч* выстрел* взрыв* сирен*
   откашл* прочища* покашл* всхлип* ворч* бормот* гудок гудк* двигател* мотор* скрип* лай лает аплодис* бормоч* свист* напев* поёт поет поют шаг* гром гремит шум* звук*
   тишина неразборчив* визг* визж* ржани* рёв рыч* говорит хохот* сміх смієт* сміють* зітх* стогін стогн* крик* шепіт
   шепоч* ридан* плач* кашл* музика пісня дзвін* дзвон* двері стук* постріл* вибух* гавк* оплески бурмоч* свистить наспів*
   співає кроки грім шум звук* тиша смее* въздиш* въздъх* стене викове вика шепне шепти плаче хлип* кашля музика песен
   звъни звън* врата чука* изстрел* взрив* лае ръкопляск* мърмор* пее стъпки гръмот* тишина γέλι* γελ* αναστεν* βογκ*
   λαχαν* φων* κραυγ* ουρλιά* ψιθυρ* ψίθυρ* κλαί* κλάμ* λυγμ* βήχ* βήξ* μουσικ* τραγούδ* χτυπ* κουδούν* τηλέφων* πόρτα πυροβολισμ*
   έκρηξ* σειρήν* κόρν* τρίξιμ* γαβγ* χειροκροτ* μουρμουρ* σφυρ* τραγουδ* βήμα* βροντ* θόρυβ* ήχο* σιωπή`,
  // Arabic, Persian, Hebrew, Hindi
  `ضحك* يضحك* تضحك* ضحكات تنهد* يتنهد* تتنهد* أنين يئن* صراخ* يصرخ* تصرخ* صرخ* همس* يهمس* تهمس* بكاء يبكي* تبكي* نحيب سعال
   يسعل* موسيقى موسيقا الموسيقى أغنية رنين يرن* طرق يطرق* صوت أصوات طلق* انفجار* صفارة صفارات بوق نباح تصفيق هتاف*
   غمغمة يتمتم* صفير يغني تغني خطوات رعد ضوضاء صمت هسهسة یخند* می‌خند* خنده* آه_می‌کشد ناله* جیغ* فریاد* زمزمه* گریه* سرفه*
   موسیقی آهنگ زنگ صدای صدا در_می‌زند شلیک* انفجار آژیر بوق پارس تشویق سوت قدم رعد سکوت צחוק צוחק* צוחקת אנחה נאנח* נאנק*
   צעק* צועק* צורח* צרח* לחיש* לוחש* בכי בוכה* התייפח* שיעול משתעל* מוזיקה מוסיקה שיר צלצול מצלצל* דפיק* דופק* ירי ירייה
   יריות פיצוץ פיצוצים סירנה צפיר* נביח* נובח מחיאות_כפיים ממלמל* שריק* שורק* שר שרה צעדים רעם רעש שקט קול קולות हँस*
   हंस* हँसी हंसी आह चीख* चिल्ला* फुसफुसा* रोना रोने खाँस* खांस* संगीत गाना घंटी फ़ोन फोन दरवाज़ा दरवाजा गोली धमाका आवाज़ आवाज तालियाँ
   तालियां सन्नाटा`,
  // Without spaces between words: Chinese, Japanese, Korean, Thai
  `*笑 *叹气 *叹息 *嘆氣 *嘆息 *呻吟 *尖叫 *喊叫 *大叫 *低语 *耳语 *低語 *耳語 *哭泣 *啜泣 *哭声 *哭聲 *抽泣 *咳嗽 *打喷嚏 *打噴嚏 *喘息 *喘气 *喘氣 *音乐
   *音樂 *歌声 *歌聲 *铃声 *鈴聲 *铃响 *鈴響 *电话响 *電話響 *敲门 *敲門 *枪声 *槍聲 *爆炸 *警笛 *喇叭 *引擎 *狗叫 *狗吠 *掌声 *掌聲 *鼓掌 *欢呼 *歡呼 *口哨
   *脚步声 *腳步聲 *雷声 *雷聲 *噪音 *噪声 *沉默 *吸气 *吸氣 *哼 *声音 *聲音 *声响 *聲響 *ため息 *溜め息 *うめき *叫び *悲鳴 *ささやき *泣き *すすり泣
   *嗚咽 *咳払い *せき *咳き *くしゃみ *いびき *音楽 *音声 *の音 *着信音 *電子音 *鳴る *チャイム *ブザー *ベル *ノック *ドア *銃声 *発砲 *爆発 *サイレン
   *クラクション *エンジン *吠え *拍手 *歓声 *口笛 *鼻歌 *歌声 *足音 *雷鳴 *物音 *騒音 *静寂 *息をのむ *荒い息 *の声 *鳴き声 *ざわめき *웃음 *웃는 *웃으 *한숨 *신음 *비명
   *고함 *속삭 *흐느 *울음 *우는 *기침 *재채기 *코골 *음악 *노래 *벨소리 *초인종 *전화벨 *노크 *총성 *총소리 *폭발 *사이렌 *경적 *엔진 *짖는 *박수 *환호
   *중얼 *휘파람 *콧노래 *발소리 *천둥 *소음 *소리 *정적 *침묵 *숨을 *숨소리 *เสียง *หัวเราะ *ถอนหายใจ *คราง *กรีดร้อง *ตะโกน *กระซิบ *สะอื้น *ร้องไห้ *จาม
   *ดนตรี *เพลง *โทรศัพท์ดัง *เคาะประตู *ยิงปืน *ระเบิด *ไซเรน *เห่า *ปรบมือ *ผิวปาก *ฮัมเพลง *ฟ้าร้อง *เงียบ`,
)

/** Chinese, Japanese and Korean say at the end what is heard. */
export function namesSound(words: string): boolean {
  return hasSoundWord(inSmall(words)) || /(?:音|声|聲|息|曲|소리)$/u.test(words.trim())
}

/** Turkish dots its capital I; the dot that is left over stands on no letter. */
function inSmall(words: string): string {
  return words.toLowerCase().replaceAll('i\u0307', 'i')
}

/** First and second person: nobody describes a sound so. Words that mean something else in another language are left out. */
const namesPerson = wordTest(
  `you your yours my mine me we us our ours yourself myself gonna wanna let's please yo tú usted ustedes nosotros mi mis
   tus conmigo contigo eu você vocês meu minha meus minhas nosso nossa je j'ai moi toi vous nous notre votre vos io
   mio mia miei mie tuo tua noi voi eu mea meu ich mich mir mein meine meinen meinem wir uns dich dir dein deine
   deinen deinem euch ik mij mijn jij jou jouw wij jullie jag mig dig min mitt ditt jeg meg deg mit dit minä sinä
   minun sinun ja ty my wy mnie mój moja twój twoja mě tě můj moje tvůj mám máš én engem az_én ti jaz mene tebe moj
   tvoj ben sen benim senin biz siz saya aku kamu kau kami kita anda tôi bạn anh chúng_tôi я ты мы вы меня тебя мне
   тебе мой моя моё мои твой твоя нас вас нам вам наш ваш ти ми ви мене мені тобі мій твій аз теб мен εγώ εσύ μου σου
   εμείς εσείς μας σας أنا أنت نحن أنتم شما אני אתה אנחנו אתם שלי שלך मैं तुम आप मेरा मेरी हम`,
  '*我 *你 *您 *咱 *私 *僕 *俺 *あなた *君 *お前 *나는 *내가 *너는 *네가 *당신 *우리 *ฉัน *ผม *คุณ *เรา',
)

/** Somebody talks: to somebody, of himself, with a question or a call. What is quoted is told, not said. */
export function isSaid(words: string): boolean {
  const told = words.replace(/["“„«「『][^"“”„«»「」『』]*["”“»」』]/g, '')
  // In capitals 'I' is as likely the 'and' of many languages.
  const hasI = /(?<![\p{L}\p{N}])I(?![\p{L}\p{N}])/u.test(told) && /\p{Ll}/u.test(told)
  const isShort = /\p{L}['’](?:t|m|re|ve|ll|d)(?!\p{L})/iu.test(told)
  return /[?!？！؟¿¡]/.test(told) || hasI || isShort || namesPerson(inSmall(told))
}

const namesPlace = wordTest(
  `later earlier ago meanwhile continued chapter episode part end sign note translator's translator text title caption on-screen
   screen present_day next_day morning years months weeks days hours después tarde años meses semanas días horas mientras
   capítulo episodio parte fin cartel nota texto depois anos semanas dias enquanto fim placa letreiro legenda plus_tard
   ans mois semaines jours heures pendant chapitre épisode panneau écriteau note dopo anni mesi settimane giorni ore
   intanto capitolo parte fine cartello später jahre monate wochen tage stunden kapitel folge teil ende schild anmerkung
   text jaren maanden weken dagen hoofdstuk einde bord lat miesięcy tygodni dni godzin rozdział koniec napis let měsíců
   kapitola konec évvel hónappal nappal fejezet vége felirat sonra önce yıl bölüm son tabela лет спустя месяц* недел*
   глава конец надпись примечание роки років тижд* розділ кінець години χρόνια μήνες κεφάλαιο τέλος`,
  '*年后 *年後 *月后 *月後 *天后 *日後 *小时后 *小時後 *第 *注 *字幕 *년_후 *개월_후 *일_후',
)

/** 'Sign: …', a year, 'Three years later': what a viewer reads, not what he hears. */
export function isScreenText(words: string): boolean {
  const lower = inSmall(words)
  if (/^(?:sign|note|text|title|caption|t\/?n|on-?screen)\s?:/.test(lower)) return true
  return !namesSound(lower) && (/\p{N}/u.test(words) || namesPlace(lower))
}
