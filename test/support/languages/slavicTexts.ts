/** Talk and news in languages of the Slavic South that are easily taken for each other. Written for these tests. Data only. */
import type { Texts } from './texts.ts'

export const slavicTexts: Texts = {
  hr: {
    talk: `Tko je to bio na telefonu? Nitko, samo pogrešan broj.
Gdje si bio cijeli dan? Čekala sam te ispred kolodvora.
Ne znam što da ti kažem, osim da mi je žao.
Uvijek si bio lijep dječak, a sad si pravi muškarac.
Vidio sam ga prošli tjedan u kinu s nekom djevojkom.
Prije nego što odeš, moraš mi nešto obećati.
Htio bih vjerovati da će sve biti u redu.
Mama kaže da kruh i mlijeko nisu skupi kao u gradu.
Jučer je vlak kasnio dva sata, a danas uopće nije došao.
Netko mora ostati ovdje i pričekati liječnika.
Samo polako, imamo vremena napretek.
Obitelj je sve što imam na ovom svijetu.`,
    news: `Vlada je u srijedu prihvatila prijedlog zakona o zaštiti okoliša, izvijestio je glasnogovornik.
Prema podacima državnog zavoda, gospodarstvo je u prošlom tromjesečju poraslo za dva posto.
Tijekom vikenda očekuje se promjenjivo oblačno vrijeme s kišom, osobito na sjeveru zemlje.
Policija je priopćila da je u nesreći ozlijeđeno pet osoba, od kojih jedna teško.
Nogometaši su u gostima odigrali neriješeno i ostali na drugom mjestu ljestvice.
Ministar je istaknuo da će tisuće umirovljenika od siječnja primati veće mirovine.
Izložba u gradskom muzeju bit će otvorena do kraja travnja.`,
  },
  sr: {
    talk: `Ko je to bio na telefonu? Niko, samo pogrešan broj.
Gde si bio ceo dan? Čekala sam te ispred stanice.
Ne znam šta da ti kažem, osim da mi je žao.
Uvek si bio lep dečak, a sad si pravi muškarac.
Video sam ga prošle nedelje u bioskopu sa nekom devojkom.
Pre nego što odeš, moraš nešto da mi obećaš.
Hteo bih da verujem da će sve biti u redu.
Mama kaže da hleb i mleko nisu skupi kao u gradu.
Juče je voz kasnio dva sata, a danas uopšte nije došao.
Neko mora da ostane ovde i sačeka lekara.
Samo polako, imamo vremena na pretek.
Porodica je sve što imam na ovom svetu.`,
    news: `Vlada je u sredu usvojila predlog zakona o zaštiti životne sredine, izjavio je portparol.
Prema podacima zavoda za statistiku, privreda je u prošlom kvartalu porasla za dva odsto.
Tokom vikenda očekuje se promenljivo oblačno vreme sa kišom, naročito na severu zemlje.
Policija je saopštila da je u nesreći povređeno pet osoba, od kojih jedna teško.
Fudbaleri su u gostima odigrali nerešeno i ostali na drugom mestu na tabeli.
Ministar je istakao da će hiljade penzionera od januara primati veće penzije.
Izložba u gradskom muzeju biće otvorena do kraja aprila.`,
  },
  'sr-Cyrl': {
    talk: `Ко је то био на телефону? Нико, само погрешан број.
Где си био цео дан? Чекала сам те испред станице.
Не знам шта да ти кажем, осим да ми је жао.
Увек си био леп дечак, а сад си прави мушкарац.
Видео сам га прошле недеље у биоскопу са неком девојком.
Пре него што одеш, мораш нешто да ми обећаш.
Хтео бих да верујем да ће све бити у реду.
Мама каже да хлеб и млеко нису скупи као у граду.
Јуче је воз каснио два сата, а данас уопште није дошао.
Неко мора да остане овде и сачека лекара.`,
    news: `Влада је у среду усвојила предлог закона о заштити животне средине, изјавио је портпарол.
Према подацима завода за статистику, привреда је у прошлом кварталу порасла за два одсто.
Током викенда очекује се променљиво облачно време са кишом, нарочито на северу земље.
Полиција је саопштила да је у несрећи повређено пет особа, од којих једна тешко.
Министар је истакао да ће хиљаде пензионера од јануара примати веће пензије.
Изложба у градском музеју биће отворена до краја априла.`,
  },
  bs: {
    talk: `Ko je to bio na telefonu? Niko, samo pogrešan broj.
Gdje si bio cijeli dan? Čekala sam te ispred stanice.
Ne znam šta da ti kažem, osim da mi je žao.
Uvijek si bio lijep dječak, a sad si pravi muškarac.
Vidio sam ga prošle sedmice u kinu s nekom djevojkom.
Prije nego što odeš, moraš mi nešto obećati.
Htio bih vjerovati da će sve biti uredu.
Mama kaže da hljeb i mlijeko nisu skupi kao u gradu.
Jučer je voz kasnio dva sata, a danas uopće nije došao.
Neko mora ostati ovdje i sačekati doktora.
Samo polahko, imamo vremena. Hoćeš li kahvu? Lahko ćemo.
Porodica je sve što imam na ovom svijetu.`,
    news: `Vlada je u srijedu usvojila prijedlog zakona o zaštiti okoliša, izjavio je portparol.
Prema podacima zavoda za statistiku, privreda je u prošlom kvartalu porasla za dva posto.
Tokom vikenda očekuje se promjenjivo oblačno vrijeme s kišom, posebno na sjeveru zemlje.
Policija je saopćila da je u nesreći povrijeđeno pet osoba, od kojih jedna teško.
Fudbaleri su u gostima odigrali neriješeno i ostali na drugom mjestu na tabeli.
Ministar je istakao da će hiljade penzionera od januara primati veće penzije.
Općina je također najavila da će historijski muzej biti otvoren naredne sedmice.`,
  },
  sl: {
    talk: `Kdo je bil na telefonu? Nihče, samo napačna številka.
Kje si bil ves dan? Čakala sem te pred postajo.
Ne vem, kaj naj ti rečem, razen da mi je žal.
Vedno si bil lep fant, zdaj pa si pravi moški.
Prejšnji teden sem ga videl v kinu z nekim dekletom.
Preden greš, mi moraš nekaj obljubiti.
Rad bi verjel, da bo vse v redu.
Mama pravi, da kruh in mleko nista tako draga kot v mestu.
Včeraj je vlak zamujal dve uri, danes pa sploh ni prišel.
Nekdo mora ostati tukaj in počakati na zdravnika.`,
    news: `Vlada je v sredo sprejela predlog zakona o varstvu okolja, je povedal tiskovni predstavnik.
Po podatkih statističnega urada je gospodarstvo v zadnjem četrtletju zraslo za dva odstotka.
Konec tedna bo spremenljivo oblačno z dežjem, predvsem na severu države.
Policija je sporočila, da je bilo v nesreči poškodovanih pet ljudi, od tega eden huje.`,
  },
  mk: {
    talk: `Кој беше тоа на телефон? Никој, само погрешен број.
Каде беше цел ден? Те чекав пред станицата.
Не знам што да ти кажам, освен дека ми е жал.
Секогаш беше убаво момче, а сега си вистински маж.
Го видов минатата недела во кино со некоја девојка.
Пред да си одиш, мора нешто да ми ветиш.
Сакам да верувам дека сè ќе биде во ред.
Мама вели дека лебот и млекото не се скапи како во градот.
Вчера возот доцнеше два часа, а денес воопшто не дојде.
Некој мора да остане овде и да го почека докторот.
Полека, имаме време. Јас ќе одам со неа кај куќата.`,
    news: `Владата во средата го усвои предлогот на законот за заштита на животната средина, изјави портпаролот.
Според податоците на заводот за статистика, економијата во минатиот квартал порасна за два проценти.
За време на викендот се очекува променливо облачно време со дожд, особено на северот на земјата.
Полицијата соопшти дека во несреќата се повредени пет лица, од кои едно тешко.
Министерот истакна дека илјадници пензионери од јануари ќе добиваат повисоки пензии.`,
  },
  bg: {
    talk: `Кой беше на телефона? Никой, само грешен номер.
Къде беше цял ден? Чаках те пред гарата.
Не знам какво да ти кажа, освен че съжалявам.
Винаги си бил хубаво момче, а сега си истински мъж.
Видях го миналата седмица на кино с някакво момиче.
Преди да си тръгнеш, трябва да ми обещаеш нещо.
Иска ми се да вярвам, че всичко ще бъде наред.
Мама казва, че хлябът и млякото не са скъпи като в града.
Вчера влакът закъсня два часа, а днес изобщо не дойде.
Някой трябва да остане тук и да изчака лекаря.`,
    news: `Правителството прие в сряда законопроекта за опазване на околната среда, съобщи говорителят.
По данни на статистическия институт икономиката е нараснала с два процента през последното тримесечие.
През уикенда се очаква променлива облачност с валежи, особено в северната част на страната.
Полицията съобщи, че при катастрофата са пострадали петима души, един от тях тежко.`,
  },
  cs: {
    talk: `Kdo to volal? Nikdo, jen špatné číslo.
Kde jsi byl celý den? Čekala jsem na tebe před nádražím.
Nevím, co ti mám říct, kromě toho, že mě to mrzí.
Vždycky jsi byl hezký kluk a teď jsi opravdový muž.
Minulý týden jsem ho viděl v kině s nějakou dívkou.
Než odejdeš, musíš mi něco slíbit.
Chtěl bych věřit, že všechno bude v pořádku.
Máma říká, že chleba a mléko nejsou tak drahé jako ve městě.
Včera měl vlak dvě hodiny zpoždění a dnes vůbec nepřijel.
Někdo tu musí zůstat a počkat na doktora.`,
    news: `Vláda ve středu schválila návrh zákona o ochraně životního prostředí, oznámil mluvčí úřadu.
Podle údajů statistického úřadu vzrostlo hospodářství v minulém čtvrtletí o dvě procenta.
Víkendové počasí přinese proměnlivou oblačnost s dešťovými přeháňkami, především na severu republiky.
Policisté uvedli, že při dopravní nehodě utrpělo zranění pět cestujících, jeden vážně.
Fotbalisté hostujícího týmu remizovali a zůstávají druzí v tabulce nejvyšší soutěže.
Ministr zdůraznil, že tisíce důchodců dostanou od ledna vyšší penze.`,
  },
  sk: {
    talk: `Kto to volal? Nikto, len zlé číslo.
Kde si bol celý deň? Čakala som na teba pred stanicou.
Neviem, čo ti mám povedať, okrem toho, že ma to mrzí.
Vždy si bol pekný chlapec a teraz si skutočný muž.
Minulý týždeň som ho videl v kine s nejakým dievčaťom.
Skôr než odídeš, musíš mi niečo sľúbiť.
Chcel by som veriť, že všetko bude v poriadku.
Mama hovorí, že chlieb a mlieko nie sú také drahé ako v meste.
Včera mal vlak dve hodiny meškanie a dnes vôbec neprišiel.
Niekto tu musí zostať a počkať na doktora.`,
    news: `Vláda v stredu schválila návrh zákona o ochrane životného prostredia, oznámil hovorca úradu.
Podľa údajov štatistického úradu vzrástlo hospodárstvo v minulom štvrťroku o dve percentá.
Víkendové počasie prinesie premenlivú oblačnosť s dažďovými prehánkami, najmä na severe krajiny.
Polícia uviedla, že pri dopravnej nehode utrpelo zranenia päť cestujúcich.`,
  },
  pl: {
    talk: `Kto dzwonił? Nikt, to była pomyłka.
Gdzie byłeś cały dzień? Czekałam na ciebie przed dworcem.
Nie wiem, co ci powiedzieć, poza tym, że mi przykro.
Zawsze byłeś ładnym chłopcem, a teraz jesteś prawdziwym mężczyzną.
Widziałem go w zeszłym tygodniu w kinie z jakąś dziewczyną.
Zanim pójdziesz, musisz mi coś obiecać.
Chciałbym wierzyć, że wszystko będzie dobrze.
Mama mówi, że chleb i mleko nie są takie drogie jak w mieście.
Wczoraj pociąg spóźnił się dwie godziny, a dziś w ogóle nie przyjechał.
Ktoś musi tu zostać i zaczekać na lekarza.`,
    news: `Rząd przyjął w środę projekt ustawy o ochronie środowiska, poinformował rzecznik urzędu.
Według danych urzędu statystycznego gospodarka wzrosła w ubiegłym kwartale o dwa procent.
W weekend spodziewane jest zmienne zachmurzenie z opadami deszczu, zwłaszcza na północy kraju.
Policja podała, że w wypadku rannych zostało pięć osób, w tym jedna ciężko.`,
  },
  ru: {
    talk: `Кто это звонил? Никто, ошиблись номером.
Где ты был весь день? Я ждала тебя у вокзала.
Не знаю, что тебе сказать, кроме того, что мне жаль.
Ты всегда был красивым мальчиком, а теперь ты настоящий мужчина.
Я видел его на прошлой неделе в кино с какой-то девушкой.
Прежде чем ты уйдёшь, ты должен мне кое-что пообещать.
Хотелось бы верить, что всё будет хорошо.
Вчера поезд опоздал на два часа, а сегодня вообще не пришёл.`,
    news: `Правительство в среду одобрило законопроект об охране окружающей среды, сообщил представитель ведомства.
По данным статистического управления, экономика выросла в прошлом квартале на два процента.
В выходные ожидается переменная облачность с дождями, особенно на севере страны.
Полиция сообщила, что в аварии пострадали пять человек, один из них тяжело.`,
  },
  uk: {
    talk: `Хто це дзвонив? Ніхто, помилилися номером.
Де ти був увесь день? Я чекала на тебе біля вокзалу.
Не знаю, що тобі сказати, крім того, що мені шкода.
Ти завжди був гарним хлопчиком, а тепер ти справжній чоловік.
Я бачив його минулого тижня в кіно з якоюсь дівчиною.
Перш ніж підеш, ти маєш мені щось пообіцяти.
Хотілося б вірити, що все буде добре.
Учора потяг запізнився на дві години, а сьогодні взагалі не прийшов.`,
    news: `Уряд у середу схвалив законопроєкт про охорону довкілля, повідомив речник відомства.
За даними управління статистики, економіка зросла минулого кварталу на два відсотки.
На вихідних очікується мінлива хмарність із дощами, особливо на півночі країни.
Поліція повідомила, що в аварії постраждали п'ятеро людей, один із них тяжко.`,
  },
}
