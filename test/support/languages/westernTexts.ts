/** Talk and news in languages of Western and Northern Europe. Written for these tests. Data only. */
import type { Texts } from './texts.ts'

export const westernTexts: Texts = {
  en: {
    talk: `Who was that on the phone? Nobody, just a wrong number.
Where have you been all day? I was waiting for you at the station.
I don't know what to tell you, except that I'm sorry.
You were always a pretty boy, and now you're a real man.
I saw him last week at the cinema with some girl.
Before you go, you have to promise me something.
I would like to believe that everything will be all right.
Yesterday the train was two hours late, and today it didn't come at all.
Somebody has to stay here and wait for the doctor.`,
    news: `The government approved a bill on the protection of the environment on Wednesday, a spokesman said.
According to the statistics office, the economy grew by two percent in the last quarter.
Variable clouds with rain are expected at the weekend, especially in the north of the country.
Police said that five people were injured in the accident, one of them seriously.`,
  },
  ca: {
    talk: `Qui era al telèfon? Ningú, només un número equivocat.
On has estat tot el dia? T'esperava davant de l'estació.
No sé què dir-te, tret que em sap molt greu.
Sempre vas ser un noi maco, i ara ja ets un home de debò.
El vaig veure la setmana passada al cinema amb una noia.
Abans de marxar m'has de prometre una cosa.
M'agradaria creure que tot anirà bé.
Ahir el tren va arribar dues hores tard i avui no ha vingut.
Algú s'ha de quedar aquí i esperar el metge.
Que et trobes bé? Sí, gràcies, ja estic millor.`,
    news: `El govern va aprovar dimecres el projecte de llei sobre la protecció del medi ambient, va dir el portaveu.
Segons les dades de l'oficina d'estadística, l'economia va créixer un dos per cent el darrer trimestre.
Aquest cap de setmana s'esperen núvols variables amb pluja, sobretot al nord del país.
La policia ha informat que cinc persones han resultat ferides en l'accident, una d'elles greu.
Els jugadors van empatar fora de casa i continuen en segona posició.`,
  },
  gl: {
    talk: `Quen era ao teléfono? Ninguén, só un número equivocado.
Onde estiveches todo o día? Agardaba por ti diante da estación.
Non sei que dicirche, agás que o sinto moito.
Sempre fuches un neno guapo, e agora xa es un home de verdade.
Vino a semana pasada no cine cunha rapaza.
Antes de marchar tes que prometerme unha cousa.
Gustaríame crer que todo vai saír ben.
Onte o tren chegou con dúas horas de retraso e hoxe non veu.
Alguén ten que quedar aquí e agardar polo médico.
Estás ben? Si, grazas, xa me atopo mellor.`,
    news: `O goberno aprobou o mércores o proxecto de lei sobre a protección do medio ambiente, dixo o portavoz.
Segundo os datos da oficina de estatística, a economía medrou un dous por cento no último trimestre.
Para a fin de semana agárdanse nubes variables con chuvia, sobre todo no norte do país.
A policía informou de que cinco persoas resultaron feridas no accidente, unha delas de gravidade.
Os xogadores empataron fóra da casa e seguen na segunda posición.`,
  },
  es: {
    talk: `¿Quién era el del teléfono? Nadie, un número equivocado.
¿Dónde has estado todo el día? Te esperaba delante de la estación.
No sé qué decirte, salvo que lo siento mucho.
Siempre fuiste un niño guapo, y ahora ya eres un hombre de verdad.
Lo vi la semana pasada en el cine con una chica.
Antes de irte tienes que prometerme una cosa.
Me gustaría creer que todo va a salir bien.
Ayer el tren llegó con dos horas de retraso y hoy no ha venido.
Alguien tiene que quedarse aquí y esperar al médico.`,
    news: `El gobierno aprobó el miércoles el proyecto de ley sobre la protección del medio ambiente, dijo el portavoz.
Según los datos de la oficina de estadística, la economía creció un dos por ciento en el último trimestre.
Para el fin de semana se esperan nubes variables con lluvia, sobre todo en el norte del país.
La policía informó de que cinco personas resultaron heridas en el accidente, una de ellas grave.`,
  },
  pt: {
    talk: `Quem era ao telefone? Ninguém, só um número errado.
Onde você esteve o dia todo? Eu estava te esperando na frente da estação.
Não sei o que te dizer, a não ser que sinto muito.
Você sempre foi um menino bonito, e agora já é um homem de verdade.
Eu o vi na semana passada no cinema com uma garota.
Antes de ir embora, você tem que me prometer uma coisa.
Eu queria acreditar que tudo vai dar certo.
Ontem o trem atrasou duas horas e hoje nem veio.`,
    news: `O governo aprovou na quarta-feira o projeto de lei sobre a proteção do meio ambiente, disse o porta-voz.
Segundo os dados do instituto de estatística, a economia cresceu dois por cento no último trimestre.
Para o fim de semana esperam-se nuvens variáveis com chuva, sobretudo no norte do país.
A polícia informou que cinco pessoas ficaram feridas no acidente, uma delas em estado grave.`,
  },
  fr: {
    talk: `C'était qui au téléphone ? Personne, une erreur de numéro.
Où étais-tu toute la journée ? Je t'attendais devant la gare.
Je ne sais pas quoi te dire, à part que je suis désolé.
Tu as toujours été un joli garçon, et maintenant tu es un homme.
Je l'ai vu la semaine dernière au cinéma avec une fille.
Avant de partir, tu dois me promettre quelque chose.
J'aimerais croire que tout ira bien.
Hier le train avait deux heures de retard et aujourd'hui il n'est pas venu.`,
    news: `Le gouvernement a approuvé mercredi le projet de loi sur la protection de l'environnement, a déclaré le porte-parole.
Selon les données de l'institut de statistique, l'économie a progressé de deux pour cent au dernier trimestre.
Un ciel variable avec de la pluie est attendu ce week-end, surtout dans le nord du pays.
La police a indiqué que cinq personnes ont été blessées dans l'accident, dont une grièvement.`,
  },
  it: {
    talk: `Chi era al telefono? Nessuno, hanno sbagliato numero.
Dove sei stato tutto il giorno? Ti aspettavo davanti alla stazione.
Non so cosa dirti, a parte che mi dispiace molto.
Sei sempre stato un bel bambino, e adesso sei un vero uomo.
L'ho visto la settimana scorsa al cinema con una ragazza.
Prima di andare via devi promettermi una cosa.
Vorrei credere che andrà tutto bene.
Ieri il treno era in ritardo di due ore e oggi non è neanche arrivato, perché?`,
    news: `Il governo ha approvato mercoledì il disegno di legge sulla tutela dell'ambiente, ha detto il portavoce.
Secondo i dati dell'istituto di statistica, l'economia è cresciuta del due per cento nell'ultimo trimestre.
Per il fine settimana sono previste nuvole variabili con pioggia, soprattutto nel nord del paese.
La polizia ha riferito che cinque persone sono rimaste ferite nell'incidente, una è più grave.`,
  },
  ro: {
    talk: `Cine era la telefon? Nimeni, doar un număr greşit.
Unde ai fost toată ziua? Te-am aşteptat în faţa gării.
Nu ştiu ce să-ţi spun, în afară de faptul că îmi pare rău.
Ai fost mereu un băiat frumos, iar acum eşti un bărbat adevărat.
L-am văzut săptămâna trecută la cinema cu o fată.
Înainte să pleci trebuie să-mi promiţi ceva.
Mi-ar plăcea să cred că totul va fi bine.
Ieri trenul a întârziat două ore, iar astăzi nu a mai venit.`,
    news: `Guvernul a aprobat miercuri proiectul de lege privind protecţia mediului, a declarat purtătorul de cuvânt.
Potrivit datelor institutului de statistică, economia a crescut cu două procente în ultimul trimestru.
În weekend este aşteptată vreme schimbătoare cu ploaie, mai ales în nordul ţării.`,
  },
  de: {
    talk: `Wer war das am Telefon? Niemand, nur falsch verbunden.
Wo warst du den ganzen Tag? Ich habe vor dem Bahnhof auf dich gewartet.
Ich weiß nicht, was ich dir sagen soll, außer dass es mir leidtut.
Du warst immer ein hübscher Junge, und jetzt bist du ein richtiger Mann.
Letzte Woche habe ich ihn mit einem Mädchen im Kino gesehen.
Bevor du gehst, musst du mir etwas versprechen.
Ich würde gern glauben, dass alles gut wird.
Gestern hatte der Zug zwei Stunden Verspätung, und heute kam er überhaupt nicht.`,
    news: `Die Regierung hat am Mittwoch den Gesetzentwurf zum Schutz der Umwelt gebilligt, sagte ein Sprecher.
Nach Angaben des Statistikamts ist die Wirtschaft im letzten Quartal um zwei Prozent gewachsen.
Am Wochenende wird es wechselhaft mit Regenschauern, vor allem im Norden für längere Zeit.
Die Polizei teilte mit, dass bei dem Unfall fünf Menschen verletzt wurden, einer davon schwer.`,
  },
  nl: {
    talk: `Wie was dat aan de telefoon? Niemand, gewoon een verkeerd nummer.
Waar ben je de hele dag geweest? Ik stond voor het station op je te wachten.
Ik weet niet wat ik je moet zeggen, behalve dat het me spijt.
Je was altijd al een knappe jongen, en nu ben je een echte vent.
Ik heb hem vorige week met één of ander meisje in de bioscoop gezien.
Voordat je gaat, moet je me iets beloven.
Ik zou graag geloven dat alles goed komt.
Gisteren had de trein twee uur vertraging en vandaag kwam hij helemaal niet.`,
    news: `De regering heeft woensdag het wetsvoorstel over de bescherming van het milieu goedgekeurd, zei de woordvoerder.
Volgens cijfers van het bureau voor de statistiek groeide de economie vorig kwartaal met twee procent.
In het weekend wordt wisselend bewolkt weer met regen verwacht, vooral in het noorden van het land.`,
  },
  sv: {
    talk: `Vem var det i telefonen? Ingen, bara fel nummer.
Var har du varit hela dagen? Jag väntade på dig framför stationen.
Jag vet inte vad jag ska säga till dig, förutom att jag är ledsen.
Du var alltid en vacker pojke, och nu är du en riktig man.
Jag såg honom förra veckan på bio med någon tjej.
Innan du går måste du lova mig en sak.
Jag skulle vilja tro att allt kommer att ordna sig.
I går var tåget två timmar försenat och i dag kom det inte alls.`,
    news: `Regeringen godkände på onsdagen lagförslaget om skydd av miljön, sade talespersonen.
Enligt statistikbyrån växte ekonomin med två procent under det senaste kvartalet.
Till helgen väntas växlande molnighet med regn, särskilt i norra delen av landet.
Polisen uppger att fem personer skadades i olyckan, en av dem allvarligt.`,
  },
  da: {
    talk: `Hvem var det i telefonen? Ingen, bare et forkert nummer.
Hvor har du været hele dagen? Jeg ventede på dig foran stationen.
Jeg ved ikke, hvad jeg skal sige til dig, ud over at jeg er ked af det.
Du var altid en smuk dreng, og nu er du en rigtig mand.
Jeg så ham i sidste uge i biografen med en eller anden pige.
Før du går, må du love mig noget.
Jeg ville gerne tro, at alting nok skal gå.
I går var toget to timer forsinket, og i dag kom det slet ikke.`,
    news: `Regeringen godkendte onsdag lovforslaget om beskyttelse af miljøet, sagde talsmanden.
Ifølge statistikkontoret voksede økonomien med to procent i det seneste kvartal.
I weekenden ventes skiftende skydække med regn, især i den nordlige del af landet.
Politiet oplyser, at fem personer kom til skade ved ulykken, en af dem alvorligt.`,
  },
  no: {
    talk: `Hvem var det på telefonen? Ingen, bare feil nummer.
Hvor har du vært hele dagen? Jeg ventet på deg foran stasjonen.
Jeg vet ikke hva jeg skal si til deg, bortsett fra at jeg er lei meg.
Du var alltid en pen gutt, og nå er du en ordentlig mann.
Jeg så ham forrige uke på kino med en eller annen jente.
Før du går, må du love meg noe.
Jeg skulle gjerne trodd at alt ordner seg.
I går var toget to timer forsinket, og i dag kom det ikke i det hele tatt.`,
    news: `Regjeringen godkjente onsdag lovforslaget om vern av miljøet, sa talspersonen.
Ifølge statistikkbyrået vokste økonomien med to prosent i siste kvartal.
I helgen ventes skiftende skydekke med regn, særlig i den nordlige delen av landet.
Politiet opplyser at fem personer ble skadet i ulykken, en av dem alvorlig.`,
  },
}
