import type { Words } from './en.ts';

const god = (title: string, power: string): { readonly title: string; readonly power: string } => ({
  title,
  power,
});

/** Die Kräfte auf Deutsch. Ein Test verlangt eine Zeile für jede Kraft der Regeln. */
export const godWords: Words['godWords'] = {
  mortal: god('', 'Keine Kraft: ziehe mit einer Figur, dann baue mit ihr.'),
  apollo: god(
    'Gott der Musik',
    'Deine Figur darf auf das Feld einer benachbarten gegnerischen Figur ziehen; diese kommt auf das Feld, das deine verlassen hat.',
  ),
  artemis: god(
    'Göttin der Jagd',
    'Deine Figur darf ein zweites Mal ziehen, aber nicht zurück auf ihr Ausgangsfeld.',
  ),
  athena: god(
    'Göttin der Weisheit',
    'Ist eine deiner Figuren in deinem letzten Zug aufgestiegen, können gegnerische Figuren nicht aufsteigen.',
  ),
  atlas: god('Titan, der den Himmel trägt', 'Deine Figur darf auf jeder Ebene eine Kuppel bauen.'),
  demeter: god('Göttin der Ernte', 'Deine Figur darf ein zweites Mal bauen, aber nicht auf demselben Feld.'),
  hephaestus: god(
    'Gott der Schmiede',
    'Deine Figur darf auf den eben gebauten Block noch einen Block setzen, keine Kuppel.',
  ),
  hermes: god(
    'Gott der Reisenden',
    'Solange keine Figur auf- oder absteigt, dürfen deine Figuren beliebig oft ziehen, auch gar nicht; dann baut eine von ihnen.',
  ),
  minotaur: god(
    'Stierköpfiges Ungeheuer',
    'Deine Figur darf auf das Feld einer gegnerischen Figur ziehen und sie geradeaus weiterschieben, wenn das Feld dahinter frei ist.',
  ),
  pan: god(
    'Gott der Wildnis',
    'Du gewinnst auch, wenn deine Figur in einem Schritt zwei oder mehr Ebenen hinabsteigt.',
  ),
  prometheus: god(
    'Titan, Freund der Menschen',
    'Deine Figur darf vor dem Ziehen bauen; dann kann sie nicht aufsteigen und baut nach dem Ziehen noch einmal.',
  ),
  aphrodite: god(
    'Göttin der Liebe',
    'Eine gegnerische Figur, die ihren Zug neben einer deiner Figuren beginnt, muss ihn, wenn sie zieht, neben einer von ihnen beenden.',
  ),
  ares: god(
    'Gott des Krieges',
    'Nach dem Bauen darfst du einen Block neben einer deiner Figuren entfernen, die nicht gezogen ist.',
  ),
  bia: god(
    'Göttin der Gewalt',
    'Du beginnst, mit deinen Figuren am Rand. Eine gegnerische Figur genau hinter dem Feld, auf das deine zieht, verlässt das Spiel.',
  ),
  chaos: god(
    'Das ursprüngliche Nichts',
    'Du hast die einfache Kraft, die offen liegt; wurde in einem Zug eine Kuppel gebaut, wird die nächste aufgedeckt.',
  ),
  charon: god(
    'Fährmann der Unterwelt',
    'Vor dem Ziehen darf deine Figur eine benachbarte gegnerische auf das freie Feld genau gegenüber übersetzen.',
  ),
  chronus: god(
    'Gott der Zeit',
    'Du gewinnst auch, sobald fünf fertige Türme auf dem Brett stehen, wer immer sie gebaut hat.',
  ),
  circe: god(
    'Göttliche Zauberin',
    'Stehen die gegnerischen Figuren zu Beginn deines Zuges nicht alle beieinander, hast du bis zu deinem nächsten Zug ihre Kraft, und sie haben keine.',
  ),
  dionysus: god(
    'Gott des Weines',
    'Ein fertiger Turm bringt dir einen weiteren Zug, mit einer gegnerischen Figur; in ihm kann niemand gewinnen.',
  ),
  eros: god(
    'Gott der Sehnsucht',
    'Stelle deine Figuren an gegenüberliegende Ränder. Du gewinnst auch, wenn dein Zug beide auf Ebene 1 zusammenbringt; zu dritt auf derselben Ebene.',
  ),
  hera: god('Göttin der Ehe', 'Gegner können nicht durch einen Zug gewinnen, der am Rand endet.'),
  hestia: god('Göttin des Herdes', 'Deine Figur darf ein zweites Mal bauen, aber nicht am Rand.'),
  hypnus: god(
    'Gott des Schlafes',
    'Eine gegnerische Figur, die ihren Zug höher als alle anderen ihrer Seite beginnt, kann in diesem Zug nicht ziehen.',
  ),
  limus: god(
    'Göttin des Hungers',
    'Gegnerische Figuren können neben deinen Figuren keine Blöcke bauen; Kuppeln schon.',
  ),
  medusa: god(
    'Versteinernde Gorgone',
    'Am Ende deines Zuges verlässt jede gegnerische Figur neben und unter einer von deinen das Spiel, und an ihrer Stelle entsteht ein Block.',
  ),
  morpheus: god(
    'Gott der Träume',
    'Jeder deiner Züge bringt eine Münze; statt einmal zu bauen, gib beliebig viele Münzen für ebenso viele Bauten aus.',
  ),
  persephone: god(
    'Göttin des Frühlings',
    'Kann ein Gegner in seinem Zug mit einer Figur aufsteigen, muss er es tun.',
  ),
  poseidon: god(
    'Gott des Meeres',
    'Nach dem Bauen darf deine Figur, die nicht gezogen ist, bis zu dreimal bauen, wenn sie am Boden steht.',
  ),
  selene: god(
    'Göttin des Mondes',
    'Statt des gewöhnlichen Bauens darf deine weibliche Figur auf jeder Ebene eine Kuppel bauen, ob sie gezogen ist oder nicht.',
  ),
  triton: god(
    'Gott der Wellen',
    'Jedes Mal, wenn deine Figur an den Rand zieht, darf sie noch einmal ziehen.',
  ),
  zeus: god('Gott des Himmels', 'Deine Figur darf einen Block unter sich selbst bauen.'),
  aeolus: god(
    'Gott der Winde',
    'Am Ende deines Zuges darfst du den Wind wehen lassen oder beruhigen. Niemand kann geradewegs gegen den Wind ziehen.',
  ),
  charybdis: god(
    'Ungeheuer der Strudel',
    'Am Ende deines Zuges darfst du einen Strudel auf ein freies Feld legen. Wer auf einen zieht, wird zum anderen getragen.',
  ),
  clio: god(
    'Muse der Geschichte',
    'Deine ersten drei Blöcke bekommen je eine Münze. Für Gegner ist ein Feld mit Münze eine Kuppel.',
  ),
  'europa-and-talus': god(
    'Königin und Wächter aus Erz',
    'Am Ende deines Zuges darfst du Talus neben die Figur stellen, die gezogen ist; sein Feld gilt für alle als Kuppel.',
  ),
  gaea: god(
    'Göttin der Erde',
    'Auf deiner Karte warten zwei weitere Figuren. Baut jemand eine Kuppel, darfst du eine auf freiem Boden daneben aufstellen.',
  ),
  graeae: god('Die grauen Schwestern', 'Du hast drei Figuren. Eine zieht, dann baut eine der anderen.'),
  hades: god('Gott der Unterwelt', 'Gegnerische Figuren können nicht absteigen.'),
  harpies: god(
    'Geflügelte Plage',
    'Nach jedem Zug wird eine gegnerische Figur geradeaus weitergetragen, bis das nächste Feld höher oder versperrt ist.',
  ),
  hecate: god(
    'Göttin der Magie',
    'Du stellst zuletzt auf, und niemand sieht deine Figuren. Ein gegnerischer Schritt, der auf eine trifft, ist ungültig und beendet den Zug.',
  ),
  moerae: god(
    'Göttinnen des Schicksals',
    'Du hast drei Figuren und ein geheimes Quadrat aus zwei mal zwei Feldern. Ein gegnerischer Siegzug dorthin gewinnt für dich.',
  ),
  nemesis: god(
    'Göttin der Vergeltung',
    'Steht nach dem Bauen keine gegnerische Figur neben einer von deinen, dürfen deine zwei Figuren mit zwei gegnerischen die Plätze tauschen.',
  ),
  siren: god(
    'Lockende Nymphe',
    'Bestimme vor dem Spiel eine Richtung. Statt zu ziehen darfst du gegnerische Figuren einen Schritt dorthin zwingen und dann mit einer deiner Figuren bauen.',
  ),
  tartarus: god(
    'Gott des Abgrunds',
    'Du beginnst und wählst heimlich ein freies Feld als Abgrund. Wessen Figur zuerst dorthin kommt, auf welchem Weg auch immer, verliert.',
  ),
  terpsichore: god('Muse des Tanzes', 'Alle deine Figuren müssen ziehen, dann müssen alle bauen.'),
  urania: god(
    'Muse der Sternkunde',
    'Für deine Züge und Bauten geht das Brett am gegenüberliegenden Rand und in der Ecke weiter.',
  ),
  achilles: god('Aufbrausender Krieger', 'Einmal: deine Figur baut vor dem Ziehen und danach.'),
  adonis: god(
    'Unwiderstehlich schön',
    'Einmal, am Ende deines Zuges: benenne eine eigene und eine gegnerische Figur; wenn möglich müssen sie am Ende des nächsten gegnerischen Zuges Nachbarn sein.',
  ),
  atalanta: god('Schnelle Jägerin', 'Einmal: deine Figur zieht, so oft du willst.'),
  bellerophon: god('Bezwinger des Pegasus', 'Einmal: deine Figur steigt in einem Schritt zwei Ebenen auf.'),
  heracles: god(
    'Vollbringer großer Taten',
    'Einmal: statt zu bauen, bauen deine Figuren beliebig viele Kuppeln, auf jeder Ebene.',
  ),
  jason: god(
    'Anführer der Argonauten',
    'Einmal: eine weitere Figur landet auf einem freien Bodenfeld am Rand, zieht und baut.',
  ),
  medea: god(
    'Mächtige Zauberin',
    'Einmal, nach dem Bauen: alle Blöcke unter einer Figur neben einer von deinen verschwinden, und sie kommt mit herunter.',
  ),
  odysseus: god(
    'Listenreicher Anführer',
    'Einmal, vor dem Ziehen: gegnerische Figuren neben deinen kommen in freie Ecken, so viele du willst.',
  ),
  polyphemus: god(
    'Riesiger Zyklop',
    'Einmal, nach dem Bauen: setze eine oder zwei Kuppeln auf beliebige freie Felder, auf jeder Ebene.',
  ),
  theseus: god(
    'Bezwinger des Minotaurus',
    'Einmal, nach dem Bauen: entferne eine gegnerische Figur, die genau zwei Ebenen über einer benachbarten von deinen steht.',
  ),
  tyche: god(
    'Göttin des Glücks',
    'Am Ende deines Zuges zieh eine von sechs Karten; die Sechs bringt alle zurück und, wenn du willst, einen weiteren Zug.',
  ),
  scylla: god(
    'Drohendes Seeungeheuer',
    'Nach dem Ziehen darfst du eine gegnerische Figur neben dem verlassenen Feld auf dieses Feld zwingen.',
  ),
  'castor-and-pollux': god(
    'Göttlicher und sterblicher Zwilling',
    'Statt eines gewöhnlichen Zuges dürfen alle deine Figuren ziehen, oder alle bauen.',
  ),
  proteus: god(
    'Wandelbarer Meeresgott',
    'Du hast drei Figuren. Nach einem Zug rückt eine der beiden anderen auf das eben verlassene Feld, wenn möglich.',
  ),
  eris: god(
    'Göttin der Zwietracht',
    'Statt mit der eigenen darfst du mit einer gegnerischen Figur ziehen und bauen, aber nicht mit der zuletzt gezogenen.',
  ),
  maenads: god(
    'Die Rasenden',
    'Am Ende deines Zuges hat verloren, wessen Figur genau zwischen zweien von deinen steht, neben beiden.',
  ),
  asteria: god(
    'Göttin der Sternschnuppen',
    'In einem Zug, in dem deine Figur abgestiegen ist, darfst du nach dem Bauen eine Kuppel auf ein beliebiges freies Feld setzen.',
  ),
  hippolyta: god('Königin der Amazonen', 'Alle Figuren außer deiner weiblichen können nur schräg ziehen.'),
  hydra: god(
    'Vielköpfiges Ungeheuer',
    'Am Ende deines Zuges: sind keine deiner Figuren Nachbarn, kommt eine neue neben die gezogene; sonst geht eine von deinen.',
  ),
  iris: god(
    'Göttin des Regenbogens',
    'Deine Figur darf über eine benachbarte Figur auf das freie Feld dahinter springen, gleich auf welcher Ebene.',
  ),
  nyx: god(
    'Göttin der Nacht',
    'Solange die Zahl der fertigen Türme ungerade ist, hast du die Kraft der Nacht, und der Gegner hat keine.',
  ),
  pegasus: god(
    'Geflügeltes Pferd',
    'Deine Figur darf in einem Schritt beliebig viele Ebenen aufsteigen, aber ein Aufstieg um mehr als eine gewinnt nie.',
  ),
};
