import type { PanClause } from './ledger.ts'

/** What concerns the table and its programs, and the rulings, in French. */
export const rulingsFr: Partial<Record<PanClause, string>> = {
  'PAN-11.1':
    'Tout mélange et tout tirage est uniforme et se fait là où aucun client ne le voit ; l’ordre d’une pile est fixé à son mélange. Un test doit pouvoir prescrire la donne, les cases du fantôme, chaque mélange du revolver et chaque tirage d’égalité.',
  'PAN-11.2':
    'Les copies d’une valeur sont interchangeables. Les actions nomment les cartes par valeur et par nombre (et par propriétaire pour en prendre).',
  'PAN-11.3': 'Une action refusée ne change rien, n’est dite qu’à son auteur et cite la clause.',
  'PAN-11.4':
    'Temps écoulé (seulement si la table joue avec pendule ; règle maison) : carte = au hasard dans la main ; case du fantôme = la plus basse encore fermée ; tour = RETOURNER ; offre = STOP ; prise = les plus hautes valeurs d’abord, à valeur égale chez qui a le plus de cartes, puis chez le premier dans le sens horaire après le preneur, les cartes libres en dernier (de même pour les prises qui manquent sous PAN-7.11).',
  'PAN-11.5':
    'Les règles ne connaissent pas l’abandon. La place de qui est parti est jouée par l’ordinateur ; l’état de la partie n’est pas touché.',
  'PAN-12.1':
    'La seconde manche est un jeu de hasard à information parfaite : hormis l’ordre de la pile revolver, tout ce qui compte est public, et le hasard ne vient que des cartes retournées (PAN avec la probabilité 1/k) et, en cas d’égalité complète, du tirage de PAN-5.4.',
  'PAN-12.2':
    'État exact : (a) les places en vie ; (b) pour chacune le contenu de sa réserve ; (c) les cartes libres si ownerless = takeable ; (d) k ; (e) qui décide ; (f) l’ordre (seulement pour turnOrder = ranked, sinon les places suffisent) ; (g) ce qui est en cours : tour, offre (premier CLIC retourné, réserve vide) ou prise (second CLIC retourné, choix ouvert, avec les prises déjà faites sous PAN-7.11). La défausse, les cartes de côté, les tours passés et l’identité des CLIC ne comptent pas.',
  'PAN-12.3':
    'À deux joueurs en vie, les valeurs ne comptent plus (la prochaine élimination finit la partie, aucun classement ne suit) : l’état se réduit à (x, y, k), x cartes devant qui joue, y devant l’autre, plus le nombre c de cartes libres si ownerless = takeable. Avec x + y ≤ 12 il y a 91 · 6 = 546 états, avec x + y ≤ 24 il y en a 325 · 6 = 1950.',
  'PAN-12.4':
    'Soit V(x, y, k) la probabilité que gagne qui joue, chacun jouant au mieux ; l’adversaire gagne avec 1 − V. V(x, y, k) est alors le plus grand de RETOURNER : 0 si k = 1, sinon (k−1)/k · A(x, y, k−1) ; MÉLANGER, x ≥ 1 : 5/6 · A(x−1, y, 5) ; PASSER, x ≥ 2 : 1 − V(y, x−2, k) ; avec A(x, y, m) = 1 − V(y, x, m) pour x ≥ 1 et A(0, y, m) = max(1 − V(y, 0, m), G(y, m)) ; G(y, 1) = 0 et, pour m ≥ 2, G(y, m) = (m−1)/m · (1 − V(y−t, t, m−1)) où t = min(2, y).',
  'PAN-12.5':
    'Chaque terme de droite a moins de cartes en jeu, ou autant et un k plus petit. Il n’y a donc pas de cycle : un seul passage, par total de cartes croissant puis k de 1 à 6, donne des valeurs rationnelles exactes (induction à rebours ; l’itération depuis zéro atteint les mêmes nombres en un nombre fini de passages, et tout point fixe est la solution). Pour décider quelles actions se valent, employez des fractions ou des entiers, jamais la virgule flottante.',
  'PAN-12.6':
    'Les cartes ne sont pas toujours un avantage : V n’est pas monotone en x (V(4,0,6) > V(5,0,6)), et devoir prendre deux cartes peut être pire que d’en prendre une. Amasser des cartes n’est pas le meilleur jeu, et PAN-7.7 (prise exacte) change les résultats.',
  'PAN-12.7':
    'À trois joueurs en vie ou plus, chacun cherche sa propre meilleure chance ; l’induction à rebours sur PAN-12.2 se termine encore, mais des choix équivalents rendent l’issue non unique. Un bon joueur artificiel peut s’en servir avec « à choix égal, au hasard », ou chercher jusqu’à la table à deux.',
  'PAN-12.8':
    'Valeurs de référence (pour vérifier une réalisation) : V(0,0,k) pour k = 1…6 vaut 0, 1/2, 1/3, 1/2, 2/5, 1/2 ; V(1,0,1) = 1/2 ; V(2,0,1) = 1 ; V(0,1,2) = 1/4 ; V(0,2,3) = 1/3 ; V(2,0,5) = 3/5. Le calcul est dans PAN-E30.',
  'PAN-12.9':
    'Avec ownerless = takeable et c cartes libres (PAN-12.3), chaque terme de PAN-12.4 garde c tel quel, sauf G : avec t = min(2, y + c), G(y, m, c) = (m−1)/m · le plus grand de 1 − V(y−s, t, m−1, c−(t−s)) sur les s cartes prises à l’autre joueur, 0 ≤ s ≤ y, 0 ≤ t−s ≤ c. PAN-12.5 vaut avec x + y + c cartes en jeu. Référence : V(0,1,4) vaut 1/2 avec c = 1 (3/8 avec c = 0) ; V(0,2,6) vaut 5/12 avec c = 1 et 7/18 avec c = 2 (1/3 avec c = 0).',
  'PAN-R1':
    'Qui n’a gagné aucune carte. La règle ne les met jamais hors jeu et leur donne le Double CLIC ; une critique de la première édition (des-en-mousse.com) dit que qui n’a gagné aucun pli n’entre pas dans la seconde manche. Décision : ils jouent. Raison : la règle est le texte le plus récent, elle parle d’être le dernier en vie, et sa nouveauté sert justement ces joueurs. Option cardless. Avec out : toutes les réserves vides → personne hors jeu ; un seul restant → il gagne aussitôt ; se trouver sans carte plus tard n’élimine jamais.',
  'PAN-R2':
    'Quand un 1 bat-il un 6 ? Seulement quand les deux survivent à l’annulation ; le 1 l’emporte alors sur tout, même avec un 5 sur la table (sinon 1 < 5 < 6 < 1 n’aurait pas de gagnant). Raisons : le troisième exemple de la règle explique la victoire d’un 6 par l’absence de 1, le premier fait gagner le 1 dans un pli de trois cartes, et la fiche de ludovox.fr regarde d’abord les égalités puis fait gagner le 1 s’il reste un 1 et un 6. Deux 6 et un 1 : les 6 sont partis, le 1 n’est que la plus basse carte. Deux 1 et un 6 : le 6 gagne.',
  'PAN-R3':
    'Le gagnant reçoit-il les cartes annulées ? La règle dit que les joueurs de cartes égales n’ont pas part au pli, parle de cartes « encore en jeu » pour gagner et de gagner les cartes « en jeu » : les deux lectures sont possibles. Décision : le gagnant prend tout le pli. Raison : seul un pli sans gagnant est dit défaussé, et une critique de la première édition (des-en-mousse.com) donne au gagnant l’ensemble des cartes, l’annulation n’étant citée que comme exception à la carte la plus haute ; c’est notre lecture, non une phrase claire. Option cancelled.',
  'PAN-R4':
    'L’ordre du tour. Une phrase dit : dans le sens horaire à partir du premier joueur ; une autre, qu’après une élimination un nouvel « ordre » est fixé par le nombre de cartes. Décision : seul le premier joueur dépend des cartes, les autres suivent dans le sens horaire, les deux fois. Raison : la règle principale de la manche est le sens horaire ; ludovox.fr dit que l’on continue avec qui a le plus de cartes. Option turnOrder.',
  'PAN-R5':
    'Égalité complète pour le premier joueur. La règle la laisse aux joueurs. Décision : tirage uniforme entre les seuls joueurs à égalité. Option startTie = clockwise pour une table sans hasard. Le tirage sert aussi quand personne n’a de carte.',
  'PAN-R6':
    'Départager après une élimination. La règle ne répète que le nombre de cartes. Décision : toute la suite de PAN-5.3 s’applique à chaque fois.',
  'PAN-R7':
    '« Le joueur suivant doit retourner ». Tournure lâche : le joueur suivant a les trois actions (PAN-6.10).',
  'PAN-R8':
    'Combien d’actions ? Une par tour. MÉLANGER finit toujours par retourner une carte, ne se répète pas dans un tour et ne peut être suivi de PASSER. On ne peut renoncer au mélange (« peut mélanger » est lu comme ce qu’achète le paiement) : défausser une carte pour se trouver sans carte devant l’ancienne pile n’est pas une action.',
  'PAN-R9':
    'Les cartes d’un éliminé. Rien n’est dit. Décision : défaussées. Raison : dans l’exemple du Double CLIC les cartes viennent d’adversaires en vie, et toutes les cartes « restantes » sont les leurs. Option ownerless = takeable : elles restent sur la table.',
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
    'ENCORE sans rien à prendre, ou vers un PAN certain. Permis : le droit de retourner encore ne dépend que de la réserve vide. Le client demande confirmation à k = 1.',
  'PAN-R17':
    'MÉLANGER sur une pile intacte. ludovox.fr le dit inutile ; c’est pourtant permis et parfois juste, car payer sa dernière carte ouvre le Double CLIC.',
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
    'Cartes d’exemple perdues avec les icônes. Premier exemple : la troisième carte ne peut être que 2, 3, 4 ou 5 (un 1 annulerait Thaïs, un 6 annulerait Nathan). Troisième exemple : les deux autres cartes ne sont ni 1 ni 6. Les tests emploient toutes ces cartes.',
  'PAN-R27':
    'Changer d’avis. À une vraie table, on pourrait échanger une carte cachée avant le dévoilement. Décision : une carte posée l’est définitivement, pour que nul ne regarde les autres poser avant de changer ; pas d’option, car le gain est nul (on n’apprend rien entre-temps) et la course au dernier moment bien réelle.',
  'PAN-R28':
    '« TOUTES les cartes revolver ». MÉLANGER reprend aussi les CLIC visibles ; dans l’exemple de la règle, Robin mélange « les 6 cartes revolver ». MÉLANGER retourne donc toujours à exactement 1/6.',
}
