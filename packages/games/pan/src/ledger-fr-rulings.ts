import type { PanClause } from './ledger.ts'

/** What concerns the table and its programs, and the rulings, in French. */
export const rulingsFr: Partial<Record<PanClause, string>> = {
  'PAN-11.1':
    'Tout mélange et tout tirage donne à chaque résultat la même chance, et personne ne le voit se faire ; l’ordre d’une pile est fixé à son mélange.',
  'PAN-11.2':
    'Les copies d’une valeur sont interchangeables. Les actions nomment les cartes par valeur et par nombre (et par propriétaire pour en prendre).',
  'PAN-11.3': 'Une action refusée ne change rien, n’est dite qu’à son auteur et cite la clause.',
  'PAN-11.4':
    'Temps écoulé (seulement si la table joue avec pendule ; règle maison) : une carte au hasard dans la main ; pour le fantôme, la première case encore fermée ; à son tour, RETOURNER ; à l’offre, STOP ; pour prendre, les plus hautes valeurs d’abord, à valeur égale chez qui a le plus de cartes, puis chez le premier dans le sens horaire après le preneur, les cartes libres en dernier (de même pour les prises qui manquent sous PAN-7.11).',
  'PAN-11.5':
    'Les règles ne connaissent pas l’abandon. La place de qui est parti est jouée par l’ordinateur ; l’état de la partie n’est pas touché.',
  'PAN-12.1':
    'La seconde manche est un jeu de hasard à information parfaite : hormis l’ordre de la pile revolver, tout ce qui compte est public, et le hasard ne vient que des cartes retournées (PAN avec la probabilité 1/k) et, en cas d’égalité complète, du tirage de PAN-5.4.',
  'PAN-12.2':
    'Tout ce qui compte pour décider : qui est encore en vie ; les cartes de chaque réserve ; les cartes libres, là où on peut les prendre ; le nombre de cartes revolver restantes ; à qui de décider ; l’ordre des tours, là où il suit le rang ; et ce qui est en cours (un tour, l’offre après un premier CLIC, ou des cartes à prendre avec celles déjà choisies). La défausse, les cartes de côté et les tours passés ne comptent pas, ni quel CLIC est lequel.',
  'PAN-12.3':
    'À deux joueurs en vie, les valeurs ne comptent plus, puisque la prochaine élimination finit la partie. Comptent : le nombre de cartes de chacun, le nombre de cartes revolver restantes et, là où on peut les prendre, le nombre de cartes libres.',
  'PAN-12.4':
    'À deux joueurs en vie, le meilleur choix se calcule : pour RETOURNER, MÉLANGER et PASSER, la chance de gagner si chacun joue ensuite au mieux. RETOURNER la dernière carte ne gagne jamais ; MÉLANGER coûte une carte et sauve 5 fois sur 6 ; PASSER coûte deux cartes et laisse le même revolver à l’autre. Qui survit avec une réserve vide peut aussi tenter ENCORE, et prend jusqu’à deux cartes si c’est encore CLIC.',
  'PAN-12.5':
    'Chaque terme de droite a moins de cartes en jeu, ou autant et un k plus petit. Il n’y a donc pas de cycle : un seul passage, par total de cartes croissant puis k de 1 à 6, donne des valeurs rationnelles exactes (induction à rebours ; l’itération depuis zéro atteint les mêmes nombres en un nombre fini de passages, et tout point fixe est la solution). Pour décider quelles actions se valent, employez des fractions ou des entiers, jamais la virgule flottante.',
  'PAN-12.6':
    'Les cartes ne sont pas toujours un avantage : avec 4 cartes contre aucune et six cartes revolver, on a plus de chances qu’avec 5, et devoir prendre deux cartes peut être pire que d’en prendre une. Amasser des cartes n’est pas le meilleur jeu, et PAN-7.7 (prise exacte) change les résultats.',
  'PAN-12.7':
    'À trois joueurs en vie ou plus, chacun cherche sa propre meilleure chance ; l’induction à rebours sur PAN-12.2 se termine encore, mais des choix équivalents rendent l’issue non unique. Un bon joueur artificiel peut s’en servir avec « à choix égal, au hasard », ou chercher jusqu’à la table à deux.',
  'PAN-12.8':
    'Sans carte de part et d’autre et avec 1 à 6 cartes revolver, qui joue gagne avec une chance de 0, 1/2, 1/3, 1/2, 2/5 et 1/2. Avec 1 carte contre 0 et une carte revolver : 1/2 ; avec 2 contre 0 : à coup sûr ; avec 0 contre 1 et deux : 1/4 ; avec 0 contre 2 et trois : 1/3 ; avec 2 contre 0 et cinq : 3/5. Le calcul est dans PAN-E30.',
  'PAN-12.9':
    'Là où l’on peut prendre les cartes libres, le même calcul vaut, avec un choix de plus : après un second CLIC, on décide combien de cartes viennent de l’autre joueur et combien des cartes libres. PAN-12.5 compte les cartes libres parmi celles en jeu. Avec 0 carte contre 1 et quatre cartes revolver, la chance est de 1/2 avec une carte libre (3/8 sans) ; avec 0 contre 2 et six, de 5/12 avec une carte libre et de 7/18 avec deux (1/3 sans).',
  'PAN-R1':
    'Qui n’a gagné aucune carte. La règle ne les met jamais hors jeu et leur donne le Double CLIC ; une critique de la première édition dit que qui n’a gagné aucun pli n’entre pas dans la seconde manche. Décision : ils jouent. Raison : la règle est le texte le plus récent, elle parle d’être le dernier en vie, et sa nouveauté sert justement ces joueurs. Une option de la table les met hors jeu. Alors : toutes les réserves vides → personne hors jeu ; un seul restant → il gagne aussitôt ; se trouver sans carte plus tard n’élimine jamais.',
  'PAN-R2':
    'Quand un 1 bat-il un 6 ? Seulement quand les deux survivent à l’annulation ; le 1 l’emporte alors sur tout, même avec un 5 sur la table (sinon 1 < 5 < 6 < 1 n’aurait pas de gagnant). Raisons : le troisième exemple de la règle explique la victoire d’un 6 par l’absence de 1, le premier fait gagner le 1 dans un pli de trois cartes, et une autre fiche de règle regarde d’abord les égalités puis fait gagner le 1 s’il reste un 1 et un 6. Deux 6 et un 1 : les 6 sont partis, le 1 n’est que la plus basse carte. Deux 1 et un 6 : le 6 gagne.',
  'PAN-R3':
    'Le gagnant reçoit-il les cartes annulées ? La règle dit que les joueurs de cartes égales n’ont pas part au pli, parle de cartes « encore en jeu » pour gagner et de gagner les cartes « en jeu » : les deux lectures sont possibles. Décision : le gagnant prend tout le pli. Raison : seul un pli sans gagnant est dit défaussé, et une critique de la première édition donne au gagnant l’ensemble des cartes, l’annulation n’étant citée que comme exception à la carte la plus haute ; c’est notre lecture, non une phrase claire. Une option de la table a l’autre lecture.',
  'PAN-R4':
    'L’ordre du tour. Une phrase dit : dans le sens horaire à partir du premier joueur ; une autre, qu’après une élimination un nouvel « ordre » est fixé par le nombre de cartes. Décision : seul le premier joueur dépend des cartes, les autres suivent dans le sens horaire, les deux fois. Raison : la règle principale de la manche est le sens horaire ; une autre fiche de règle dit que l’on continue avec qui a le plus de cartes. Une option de la table a l’autre lecture.',
  'PAN-R5':
    'Égalité complète pour le premier joueur. La règle la laisse aux joueurs. Décision : tirage au sort entre les seuls joueurs à égalité. Une option de la table suit le sens horaire. Le tirage sert aussi quand personne n’a de carte.',
  'PAN-R6':
    'Départager après une élimination. La règle ne répète que le nombre de cartes. Décision : toute la suite de PAN-5.3 s’applique à chaque fois.',
  'PAN-R7':
    '« Le joueur suivant doit retourner ». Tournure lâche : le joueur suivant a les trois actions (PAN-6.10).',
  'PAN-R8':
    'Combien d’actions ? Une par tour. MÉLANGER finit toujours par retourner une carte, ne se répète pas dans un tour et ne peut être suivi de PASSER. On ne peut renoncer au mélange (« peut mélanger » est lu comme ce qu’achète le paiement) : défausser une carte pour se trouver sans carte devant l’ancienne pile n’est pas une action.',
  'PAN-R9':
    'Les cartes d’un éliminé. Rien n’est dit. Décision : défaussées. Raison : dans l’exemple du Double CLIC les cartes viennent d’adversaires en vie, et toutes les cartes « restantes » sont les leurs. Une option de la table les laisse là.',
  'PAN-R10':
    'Les cartes gagnées par le fantôme. Rien n’est dit. Décision : visibles sur son tas pendant la première manche, défaussées quand commence la seconde, où il n’a pas de part. Même option.',
  'PAN-R11':
    'Les cartes à prendre. « L’aire de jeu » = les réserves des autres joueurs en vie. Les cartes défaussées, y compris la dernière de qui vient de payer, l’ont quittée.',
  'PAN-R12':
    'Prise exacte. Autant que N, toutes s’il y en a moins ; en prendre moins par choix n’est pas permis, car la règle dit un nombre et ne le tempère que par « si possible ». Cela compte : PAN-12.6.',
  'PAN-R13':
    'N compte le joueur lui-même. Dans l’exemple de la règle, trois sont en vie, Robin compris, et il en prend trois. Le même nombre fixe le prix de PASSER ; à deux joueurs, PASSER coûte 2.',
  'PAN-R14':
    'Réserve vide au bon moment. On regarde quand le premier CLIC paraît : après MÉLANGER avec la dernière carte, l’offre a lieu (exemple de la règle) ; après MÉLANGER avec l’avant-dernière, non ; PASSER n’y mène jamais, rien n’étant retourné.',
  'PAN-R15':
    'Seconde carte sans mélange. Elle vient de la même pile : sur une pile neuve, la chance totale d’un double est 5/6 · 4/5 = 2/3 ; avec k cartes, (k−1)/k · (k−2)/(k−1) = (k−2)/k.',
  'PAN-R16':
    'ENCORE sans rien à prendre, ou vers une mort certaine. Permis : le droit de retourner encore ne dépend que de la réserve vide. Quand il ne reste qu’une carte revolver, la table redemande.',
  'PAN-R17':
    'MÉLANGER sur une pile intacte. Certains le disent inutile ; c’est pourtant permis et parfois juste, car payer sa dernière carte ouvre le Double CLIC.',
  'PAN-R18':
    'La pile s’épuise. Après cinq CLIC, la dernière carte est PAN à coup sûr ; qui peut payer peut encore MÉLANGER ou PASSER ; qui n’a pas de carte doit la retourner.',
  'PAN-R19':
    'Ce que PAN fait à la pile. Les six cartes, PAN compris, sont remélangées tant qu’il reste deux joueurs ou plus.',
  'PAN-R20':
    'Qui choisit pour le fantôme. La règle veut seulement que l’on change à chaque pli. Décision : la place 1 d’abord, puis en alternance. Choix à l’aveugle entre dos égaux, donc sans avantage.',
  'PAN-R21':
    'Quand choisit-on la carte du fantôme ? En même temps que l’on pose la sienne, sans la voir avant le dévoilement ; personne ne peut y réagir.',
  'PAN-R22':
    'Six joueurs. 6 · 4 = 24 : rien n’est mis de côté et l’on sait que toutes les cartes sont en jeu. Permis, sans règle spéciale ; à 5 joueurs, 4 cartes sont inconnues.',
  'PAN-R23':
    'Deux survivants d’une partie à plusieurs. Le fantôme ne paraît pas : PAN-4 ne concerne que la première manche d’une partie à deux.',
  'PAN-R24':
    'Défausse publique. Chaque carte défaussée a été vue de tous, on peut donc la consulter à tout moment. Les réserves aussi. Les cartes de côté peuvent être montrées après la fin, jamais avant.',
  'PAN-R25':
    'Quelle carte payer. Son propriétaire choisit ; les valeurs ne comptent que pour départager plus tard le premier joueur. À deux joueurs en vie, le choix est sans effet mais reste le sien.',
  'PAN-R26':
    'Cartes d’exemple perdues avec les icônes. Premier exemple : la troisième carte ne peut être que 2, 3, 4 ou 5 (un 1 annulerait Thaïs, un 6 annulerait Nathan). Troisième exemple : les deux autres cartes ne sont ni 1 ni 6.',
  'PAN-R27':
    'Changer d’avis. À une vraie table, on pourrait échanger une carte cachée avant le dévoilement. Décision : une carte posée l’est définitivement, pour que nul ne regarde les autres poser avant de changer ; pas d’option, car le gain est nul (on n’apprend rien entre-temps) et la course au dernier moment bien réelle.',
  'PAN-R28':
    '« TOUTES les cartes revolver ». MÉLANGER reprend aussi les CLIC visibles ; dans l’exemple de la règle, Robin mélange « les 6 cartes revolver ». MÉLANGER retourne donc toujours à exactement 1/6.',
}
