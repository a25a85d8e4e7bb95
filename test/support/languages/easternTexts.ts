/** Talk and news in languages of the Baltic, of Turkey, of South East Asia and others. Written for these tests. Data only. */
import type { Texts } from './texts.ts'

export const easternTexts: Texts = {
  tr: {
    talk: `Telefondaki kimdi? Hiç kimse, yanlış numara.
Bütün gün neredeydin? Seni istasyonun önünde bekledim.
Sana ne diyeceğimi bilmiyorum, sadece çok üzgünüm.
Sen her zaman güzel bir çocuktun, şimdi ise gerçek bir adam oldun.
Geçen hafta onu sinemada bir kızla gördüm.
Gitmeden önce bana bir şey için söz vermelisin.
Her şeyin yoluna gireceğine inanmak isterdim.
Dün tren iki saat gecikti, bugün ise hiç gelmedi.
Birinin burada kalıp doktoru beklemesi gerekiyor.`,
    news: `Hükümet çarşamba günü çevrenin korunmasına ilişkin yasa tasarısını onayladı, dedi sözcü.
İstatistik kurumunun verilerine göre ekonomi geçen çeyrekte yüzde iki büyüdü.
Hafta sonunda özellikle ülkenin kuzeyinde parçalı bulutlu ve yağmurlu hava bekleniyor.
Emniyet yetkilileri kazada beş kişinin yaralandığını, birinin durumunun ağır olduğunu açıkladı.
Deplasmandaki karşılaşmadan beraberlikle ayrılan takım ligdeki ikinciliğini sürdürdü.
Bakan, ocak ayından itibaren binlerce emeklinin daha yüksek maaş alacağını vurguladı.`,
  },
  vi: {
    talk: `Ai vừa gọi điện thế? Không ai cả, nhầm số thôi.
Cả ngày nay anh ở đâu? Em đã đợi anh trước nhà ga.
Anh không biết phải nói gì với em, ngoài việc anh rất tiếc.
Con lúc nào cũng là một cậu bé xinh đẹp, bây giờ con đã là đàn ông rồi.
Tuần trước tôi thấy anh ta ở rạp chiếu phim với một cô gái.
Trước khi đi, anh phải hứa với em một điều.
Tôi muốn tin rằng mọi chuyện rồi sẽ ổn.
Hôm qua tàu trễ hai tiếng, còn hôm nay thì không đến.
Phải có người ở lại đây để chờ bác sĩ.`,
    news: `Chính phủ hôm thứ Tư đã thông qua dự thảo luật bảo vệ môi trường, người phát ngôn cho biết.
Theo số liệu của cơ quan thống kê, nền kinh tế tăng trưởng hai phần trăm trong quý vừa qua.
Cuối tuần trời nhiều mây, có mưa rào, đặc biệt ở khu vực phía bắc.
Cảnh sát thông báo năm hành khách bị thương trong vụ tai nạn, một người bị thương nặng.
Bộ trưởng nhấn mạnh hàng nghìn người nghỉ hưu sẽ nhận lương hưu cao hơn từ tháng Giêng.`,
  },
  fi: {
    talk: `Kuka siellä puhelimessa oli? Ei kukaan, väärä numero vain.
Missä sinä olit koko päivän? Odotin sinua aseman edessä.
En tiedä mitä sanoisin sinulle, paitsi että olen pahoillani.
Sinä olit aina kaunis poika, ja nyt olet oikea mies.
Näin hänet viime viikolla elokuvissa jonkun tytön kanssa.
Ennen kuin lähdet, sinun täytyy luvata minulle jotain.
Haluaisin uskoa, että kaikki järjestyy.
Eilen juna oli kaksi tuntia myöhässä, eikä tänään tullut ollenkaan.
Jonkun on jäätävä tänne odottamaan lääkäriä.`,
    news: `Hallitus hyväksyi keskiviikkona lakiesityksen ympäristönsuojelusta, tiedottaja kertoi.
Tilastokeskuksen mukaan kansantalous kasvoi viime neljänneksellä kaksi prosenttia.
Viikonlopuksi odotetaan vaihtelevaa pilvisyyttä ja sadekuuroja etenkin maan pohjoisosassa.
Poliisin mukaan onnettomuudessa loukkaantui viisi matkustajaa, joista yksi vakavasti.
Vierasjoukkue pelasi tasan ja säilytti toisen sijansa sarjataulukossa.
Ministeri korosti, että tuhannet eläkeläiset saavat tammikuusta alkaen korkeampaa eläkettä.`,
  },
  et: {
    talk: `Kes see telefonis oli? Mitte keegi, lihtsalt vale number.
Kus sa terve päeva olid? Ma ootasin sind jaama ees.
Ma ei tea, mida sulle öelda, peale selle, et mul on kahju.
Sa olid alati ilus poiss, aga nüüd oled sa tõeline mees.
Ma nägin teda eelmisel nädalal kinos mingi tüdrukuga.
Enne kui sa lähed, pead sa mulle midagi lubama.
Ma tahaksin uskuda, et kõik saab korda.
Eile hilines rong kaks tundi ja täna ei tulnud üldse.
Keegi peab siia jääma ja arsti ootama.`,
    news: `Valitsus kiitis kolmapäeval heaks keskkonnakaitse seaduse eelnõu, teatas pressiesindaja.
Statistikaameti andmetel kasvas majandus möödunud kvartalis kaks protsenti.
Nädalavahetusel on oodata vahelduvat pilvisust ja hoovihma, eriti riigi põhjaosas.
Politsei teatel sai liiklusõnnetuses vigastada viis reisijat, neist üks raskelt.
Võõrsil viiki mänginud jalgpallimeeskond säilitas edetabelis teise koha.
Minister rõhutas, et tuhanded pensionärid hakkavad jaanuarist saama kõrgemat pensioni.`,
  },
  lt: {
    talk: `Kas ten skambino? Niekas, tiesiog suklydo numeriu.
Kur tu buvai visą dieną? Laukiau tavęs prie stoties.
Nežinau, ką tau pasakyti, tik tai, kad man labai gaila.
Tu visada buvai gražus berniukas, o dabar esi tikras vyras.
Mačiau jį praėjusią savaitę kine su kažkokia mergina.
Prieš išeidamas turi man kai ką pažadėti.
Norėčiau tikėti, kad viskas bus gerai.
Vakar traukinys vėlavo dvi valandas, o šiandien visai neatvažiavo.
Kažkas turi čia pasilikti ir palaukti gydytojo.`,
    news: `Vyriausybė trečiadienį pritarė aplinkos apsaugos įstatymo projektui, pranešė atstovas spaudai.
Statistikos departamento duomenimis, ekonomika praėjusį ketvirtį išaugo dviem procentais.
Savaitgalį numatomas permainingas debesuotumas ir trumpi lietūs, ypač šalies šiaurėje.
Policija pranešė, kad per avariją nukentėjo penki keleiviai, vienas jų sunkiai.
Svečiuose lygiosiomis sužaidusi komanda išlaikė antrąją vietą turnyro lentelėje.
Ministras pabrėžė, kad tūkstančiai pensininkų nuo sausio gaus didesnes pensijas.`,
  },
  lv: {
    talk: `Kas tur zvanīja? Neviens, vienkārši nepareizs numurs.
Kur tu biji visu dienu? Es tevi gaidīju pie stacijas.
Es nezinu, ko tev teikt, tikai to, ka man ļoti žēl.
Tu vienmēr biji skaists puika, bet tagad tu esi īsts vīrietis.
Es viņu pagājušajā nedēļā redzēju kino ar kaut kādu meiteni.
Pirms tu ej prom, tev man kaut kas jāapsola.
Es gribētu ticēt, ka viss būs labi.
Vakar vilciens kavējās divas stundas, bet šodien neatbrauca vispār.
Kādam jāpaliek šeit un jāsagaida ārsts.`,
    news: `Valdība trešdien apstiprināja vides aizsardzības likumprojektu, paziņoja preses pārstāvis.
Saskaņā ar statistikas pārvaldes datiem ekonomika pagājušajā ceturksnī pieauga par diviem procentiem.
Nedēļas nogalē gaidāms mainīgs mākoņu daudzums un lietusgāzes, īpaši valsts ziemeļos.
Policija ziņo, ka satiksmes negadījumā cietuši pieci pasažieri, viens smagi.
Viesos neizšķirti nospēlējusī komanda saglabāja otro vietu turnīra tabulā.
Ministrs uzsvēra, ka tūkstošiem pensionāru no janvāra saņems lielākas pensijas.`,
  },
  hu: {
    talk: `Ki volt az a telefonban? Senki, csak rossz szám.
Hol voltál egész nap? Vártam rád az állomás előtt.
Nem tudom, mit mondjak neked, csak azt, hogy sajnálom.
Mindig szép fiú voltál, most pedig igazi férfi lettél.
Láttam őt a múlt héten a moziban valami lánnyal.
Mielőtt elmész, meg kell ígérned nekem valamit.
Szeretném hinni, hogy minden rendben lesz.
Tegnap két órát késett a vonat, ma pedig egyáltalán nem jött.`,
    news: `A kormány szerdán elfogadta a környezetvédelmi törvényjavaslatot, közölte a szóvivő.
A statisztikai hivatal adatai szerint a gazdaság az elmúlt negyedévben két százalékkal nőtt.
A hétvégén változóan felhős, esős idő várható, főként az ország északi részén.
A rendőrség közölte, hogy a balesetben öt utas megsérült, egyikük súlyosan.`,
  },
  id: {
    talk: `Siapa itu di telepon? Bukan siapa-siapa, cuma salah sambung.
Kamu ke mana saja seharian? Aku menunggumu di depan stasiun.
Aku tidak tahu harus bilang apa, kecuali bahwa aku minta maaf.
Kau selalu jadi anak yang tampan, dan sekarang kau sudah jadi pria dewasa.
Minggu lalu aku melihatnya di bioskop dengan seorang gadis.
Sebelum pergi, kau harus berjanji padaku.
Aku ingin percaya bahwa semuanya akan baik-baik saja.
Kemarin keretanya terlambat dua jam karena hujan, hari ini malah tidak datang.
Seseorang harus tetap di sini dan menunggu dokter.
Kalian bisa pakai mobilku, tapi jangan lupa isi bensin.`,
    news: `Pemerintah pada hari Rabu menyetujui rancangan undang-undang perlindungan lingkungan, kata juru bicara.
Menurut data badan statistik, perekonomian tumbuh dua persen pada kuartal lalu.
Akhir pekan diperkirakan berawan dengan hujan, terutama di wilayah utara.
Polisi mengatakan lima penumpang terluka akibat kecelakaan mobil, satu di antaranya parah.
Menteri menegaskan bahwa ribuan pensiunan bisa menerima uang pensiun lebih besar mulai Januari.`,
  },
  ms: {
    talk: `Siapa yang telefon tadi? Tak ada sesiapa, salah nombor sahaja.
Awak pergi mana sepanjang hari? Saya tunggu awak di depan stesen.
Saya tak tahu nak cakap apa dengan awak, cuma saya minta maaf.
Awak memang budak yang kacak, sekarang awak dah jadi lelaki dewasa.
Minggu lepas saya nampak dia di pawagam dengan seorang perempuan.
Sebelum awak pergi, awak mesti berjanji dengan saya.
Saya mahu percaya bahawa semuanya akan baik-baik sahaja.
Semalam kereta api lewat dua jam kerana hujan, hari ini langsung tak sampai.
Seseorang kena tinggal di sini dan tunggu doktor.
Encik boleh guna kereta saya, tapi jangan lupa isi minyak.`,
    news: `Kerajaan pada hari Rabu meluluskan rang undang-undang perlindungan alam sekitar, kata jurucakap.
Menurut data jabatan perangkaan, ekonomi berkembang dua peratus pada suku tahun lepas.
Hujung minggu dijangka mendung dengan hujan, terutamanya di kawasan utara.
Polis berkata lima penumpang cedera akibat kemalangan kereta, seorang daripadanya parah.
Menteri menegaskan bahawa ribuan pesara boleh menerima wang pencen lebih tinggi mulai Januari.`,
  },
  el: {
    talk: `Ποιος ήταν στο τηλέφωνο; Κανείς, λάθος αριθμός.
Πού ήσουν όλη μέρα; Σε περίμενα μπροστά στον σταθμό.
Δεν ξέρω τι να σου πω, μόνο ότι λυπάμαι.
Πάντα ήσουν όμορφο αγόρι και τώρα είσαι αληθινός άντρας.
Τον είδα την περασμένη εβδομάδα στο σινεμά με μια κοπέλα.
Πριν φύγεις, πρέπει να μου υποσχεθείς κάτι.`,
    news: `Η κυβέρνηση ενέκρινε την Τετάρτη το νομοσχέδιο για την προστασία του περιβάλλοντος, δήλωσε ο εκπρόσωπος.
Σύμφωνα με τη στατιστική αρχή, η οικονομία αναπτύχθηκε κατά δύο τοις εκατό το προηγούμενο τρίμηνο.`,
  },
  he: {
    talk: `מי זה היה בטלפון? אף אחד, סתם טעות במספר.
איפה היית כל היום? חיכיתי לך לפני התחנה.
אני לא יודעת מה להגיד לך, חוץ מזה שאני מצטערת.
תמיד היית ילד יפה, ועכשיו אתה גבר אמיתי.
ראיתי אותו בשבוע שעבר בקולנוע עם איזו בחורה.`,
    news: `הממשלה אישרה ביום רביעי את הצעת החוק להגנת הסביבה, מסר הדובר.
לפי נתוני הלשכה לסטטיסטיקה, הכלכלה צמחה ברבעון האחרון בשני אחוזים.`,
  },
  ar: {
    talk: `من كان على الهاتف؟ لا أحد، مجرد رقم خاطئ.
أين كنت طوال اليوم؟ انتظرتك أمام المحطة.
لا أعرف ماذا أقول لك سوى أنني آسف.
كنت دائما ولدا جميلا، والآن أصبحت رجلا حقيقيا.
رأيته الأسبوع الماضي في السينما مع فتاة ما.`,
    news: `وافقت الحكومة يوم الأربعاء على مشروع قانون حماية البيئة، وفق ما قاله المتحدث الرسمي.
ووفقا لبيانات مكتب الإحصاء، نما الاقتصاد في الربع الماضي بنسبة اثنين في المئة.`,
  },
  fa: {
    talk: `کی پشت تلفن بود؟ هیچ‌کس، شماره را اشتباه گرفته بود.
تمام روز کجا بودی؟ جلوی ایستگاه منتظرت بودم.
نمی‌دانم چه بگویم، جز اینکه متاسفم.
تو همیشه پسر قشنگی بودی و حالا یک مرد واقعی هستی.`,
    news: `دولت روز چهارشنبه لایحه حفاظت از محیط زیست را تصویب کرد، سخنگو گفت.
بر پایه داده‌های مرکز آمار، اقتصاد در سه‌ماهه گذشته دو درصد رشد کرد.`,
  },
  th: {
    talk: `ใครโทรมา ไม่มีใคร แค่โทรผิด
ทั้งวันคุณไปอยู่ที่ไหนมา ฉันรอคุณอยู่หน้าสถานี
ฉันไม่รู้จะพูดอะไรกับคุณ นอกจากว่าฉันเสียใจ
ก่อนที่คุณจะไป คุณต้องสัญญากับฉันอย่างหนึ่ง`,
    news: `รัฐบาลอนุมัติร่างกฎหมายคุ้มครองสิ่งแวดล้อมเมื่อวันพุธ โฆษกกล่าว
ตามข้อมูลของสำนักงานสถิติ เศรษฐกิจเติบโตร้อยละสองในไตรมาสที่ผ่านมา`,
  },
  ja: {
    talk: `電話、誰だったの？ いや、ただの間違い電話だよ。
一日中どこにいたの？ 駅の前でずっと待ってたのに。
何て言えばいいのか分からないけど、本当にごめん。
昔からかわいい子だったけど、今はもう立派な男だな。
先週、映画館で女の子と一緒にいるのを見たよ。
行く前に、ひとつだけ約束してほしいんだ。`,
    news: `政府は水曜日、環境保護に関する法案を承認したと報道官が発表しました。
統計局のデータによりますと、経済は前の四半期に二パーセント成長しました。
週末は特に北部で雲が多く、雨が降る見込みです。`,
  },
  ko: {
    talk: `누구 전화였어? 아무도 아니야, 잘못 걸린 전화야.
하루 종일 어디 있었어? 역 앞에서 널 기다렸잖아.
너한테 무슨 말을 해야 할지 모르겠어, 그냥 미안해.
넌 언제나 예쁜 아이였는데 이제는 진짜 남자가 됐구나.
지난주에 극장에서 그 사람이 어떤 여자하고 있는 걸 봤어.
가기 전에 나한테 한 가지만 약속해 줘.`,
    news: `정부는 수요일 환경 보호에 관한 법률안을 승인했다고 대변인이 밝혔습니다.
통계청 자료에 따르면 지난 분기 경제는 이 퍼센트 성장했습니다.
주말에는 특히 북부 지방에 구름이 많고 비가 내릴 것으로 예상됩니다.`,
  },
  'zh-Hans': {
    talk: `刚才是谁打来的电话？没有谁，打错了。
你一整天都去哪儿了？我在车站前面等你。
我不知道该对你说什么，只能说对不起。
你从小就是个漂亮的孩子，现在已经是真正的男人了。
上个星期我在电影院看见他和一个姑娘在一起。
你走之前，必须答应我一件事。
我真想相信一切都会好起来的。`,
    news: `发言人表示，政府星期三批准了环境保护法草案。
根据统计局的数据，上个季度经济增长了百分之二。
预计周末多云有雨，北部地区雨势较大。
警方称五名乘客在事故中受伤，其中一人伤势严重。`,
  },
  'zh-Hant': {
    talk: `剛才是誰打來的電話？沒有誰，打錯了。
你一整天都去哪裡了？我在車站前面等你。
我不知道該對你說什麼，只能說對不起。
你從小就是個漂亮的孩子，現在已經是真正的男人了。
上個星期我在電影院看見他和一個姑娘在一起。
你走之前，必須答應我一件事。
我真想相信一切都會好起來的。`,
    news: `發言人表示，政府星期三批准了環境保護法草案。
根據統計局的數據，上個季度經濟增長了百分之二。
預計週末多雲有雨，北部地區雨勢較大。
警方稱五名乘客在事故中受傷，其中一人傷勢嚴重。`,
  },
}
