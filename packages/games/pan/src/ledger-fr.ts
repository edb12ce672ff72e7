import type { PanClause } from './ledger.ts'

/** The rules of play, chapters 1 to 10. */
export const ledgerFr: Partial<Record<PanClause, string>> = {
  'PAN-1.1':
    'De 2 à 6 joueurs prennent les places 1…n ; le sens horaire va de la place 1 → 2 → … → n → 1. À tout autre nombre, la partie ne peut commencer.',
  'PAN-1.2':
    'Mélangez les 24 cartes animaux ; distribuez-en 4 à chacun. Une main n’est vue que de son propriétaire.',
  'PAN-1.3':
    'À 2 joueurs exactement, le fantôme reçoit aussi 4 cartes, face cachée, dans les cases 1 à 4 ; personne ne les voit (chapitre PAN-4).',
  'PAN-1.4':
    'Les cartes restantes sont mises de côté, face cachée. Personne ne les regarde et aucune règle ne les ramène ; elles ne sont ni défausse ni aire de jeu.',
  'PAN-1.5':
    'Mélangez les 6 cartes revolver en une pile face cachée au milieu. On n’y touche pas pendant la première manche.',
  'PAN-1.6': 'Au début, les réserves, la défausse et les cartes revolver retournées sont vides.',
  'PAN-2.1':
    'La première manche compte exactement quatre plis. Tout le monde participe à chaque pli ; personne n’entame.',
  'PAN-2.2':
    'À chaque pli, chacun pose exactement une carte de sa main, face cachée, tous en même temps. Une carte qu’on n’a pas est refusée.',
  'PAN-2.3': 'Une carte posée l’est définitivement : une seconde dans le même pli est refusée.',
  'PAN-2.4':
    'Tant que tous n’ont pas posé, on sait seulement qu’un joueur a posé une carte, jamais laquelle.',
  'PAN-2.5':
    'Quand la dernière carte est posée, toutes se retournent ensemble et quittent les mains ; le pli est aussitôt résolu par PAN-3.',
  'PAN-2.6':
    'On ne passe pas. Au pli 4 chacun n’a plus qu’une carte ; elle se pose comme les autres (un programme peut l’envoyer de lui-même).',
  'PAN-2.7': 'Après le pli 4 les mains sont vides et la seconde manche commence (PAN-5).',
  'PAN-3.1':
    'On annule d’abord : toute carte dont la valeur a été jouée deux fois ou plus dans ce pli est annulée, avec toutes ses copies ; plusieurs valeurs peuvent l’être. Qui voit sa carte annulée ne peut gagner ce pli.',
  'PAN-3.2':
    'Soit S l’ensemble des valeurs jouées une seule fois. Si S est vide, personne ne gagne et toutes les cartes du pli vont à la défausse.',
  'PAN-3.3': 'Si S contient le 1 et le 6, qui a joué le 1 gagne, quoi qu’il y ait d’autre dans S.',
  'PAN-3.4':
    'Sinon, la plus haute valeur de S gagne. Un 6 seul gagne donc quand il n’y a pas de 1 seul ; un 1 sans 6 seul n’est que la plus basse carte et ne gagne que s’il reste seul.',
  'PAN-3.5':
    'Le gagnant prend toutes les cartes du pli, les annulées aussi, face visible dans sa réserve. (Là où les cartes annulées sont défaussées : il ne prend que les cartes seules, les annulées vont à la défausse.)',
  'PAN-3.6':
    'Réserves et défausse sont publiques dès que les cartes y arrivent. Gagner un pli n’a pas d’effet sur le suivant.',
  'PAN-3.7':
    'Par défaut, après la première manche une réserve compte (plis gagnés) × n cartes, (plis gagnés) × 3 à deux joueurs.',
  'PAN-4.1':
    'À chaque pli, une carte du fantôme joue comme troisième carte : elle annule, est annulée, gagne et perd contre un 1 seul exactement comme celle d’un joueur.',
  'PAN-4.2':
    'Qui choisit pour ce pli nomme une case encore cachée du fantôme, sans voir sa carte. La place 1 choisit aux plis 1 et 3, la place 2 aux plis 2 et 4.',
  'PAN-4.3':
    'Carte et case se donnent ensemble ; la carte du fantôme se retourne avec les autres (PAN-2.5), jamais avant. Au pli 4 il reste une case, prise sans la nommer (la nommer est admis).',
  'PAN-4.4':
    'Sont refusés : une case nommée par qui ne choisit pas, une case déjà retournée, ou une case manquante aux plis 1 à 3.',
  'PAN-4.5':
    'Pli gagné par le fantôme : les trois cartes vont, visibles, sur son tas. (Là où les cartes annulées sont défaussées : les cartes seules seulement.)',
  'PAN-4.6':
    'Quand la seconde manche commence, le fantôme quitte la partie et son tas va à la défausse. (Là où l’on peut prendre les cartes sans maître : le tas reste sur la table, cartes libres, PAN-7.8.)',
  'PAN-4.7':
    'Le fantôme n’a jamais de tour, ne commence jamais, ne compte pas dans N, ne peut être éliminé ni gagner.',
  'PAN-5.1':
    'Tout le monde joue, même sans carte. (Là où l’on sort sans carte : les joueurs sans carte sont éliminés maintenant, ensemble, avant de désigner le premier joueur ; personne ne l’est si toutes les réserves sont vides ; s’il ne reste qu’un joueur, il gagne aussitôt.)',
  'PAN-5.2': 'Le premier joueur est le mieux classé des joueurs en vie, selon PAN-5.3.',
  'PAN-5.3':
    'Classement, chaque critère seulement entre ceux encore à égalité : (1) plus de cartes ; (2) plus haut total ; (3) plus de 6 ; (4) de 5 ; (5) de 4 ; (6) de 3 ; (7) de 2 ; (8) de 1. Les critères 7 et 8 ne décident jamais. Des joueurs encore à égalité ont des réserves identiques (deux réserves vides le sont).',
  'PAN-5.4':
    'Une égalité complète en tête se départage par un tirage au sort entre les seuls joueurs à égalité, annoncé à tous. (Là où l’égalité suit le sens horaire : gagne le premier rencontré dans le sens horaire depuis l’ancre ; l’ancre est la place 1, elle-même comprise, au début de la seconde manche, et la place qui suit celle de l’éliminé après une élimination.)',
  'PAN-5.5':
    'À partir du premier joueur on joue dans le sens horaire, entre joueurs en vie, sans fin. (Là où les tours suivent le rang : tous les joueurs en vie sont rangés du premier au dernier du classement, chaque groupe à égalité rangé comme en PAN-5.4 étendu au groupe entier ; les tours suivent cette liste et la recommencent.)',
  'PAN-5.6':
    'L’ordre est fixé quand il est déterminé : gagner ou perdre des cartes n’y change rien. Seule une élimination en entraîne un nouveau (PAN-9.5).',
  'PAN-6.1':
    'À son tour, on fait exactement une de ces choses : RETOURNER, MÉLANGER, PASSER. Hors de son tour, on ne décide rien.',
  'PAN-6.2':
    'RETOURNER : retourner la carte du dessus. Toujours permis, gratuit, quel que soit k (k ≥ 1 par PAN-8.3).',
  'PAN-6.3':
    'MÉLANGER : défausser une carte de sa réserve, au choix ; les 6 cartes revolver, retournées ou non, sont mélangées en une pile cachée ; puis on doit retourner celle du dessus. Il faut au moins une carte. Le mélange fait partie de l’action.',
  'PAN-6.4':
    'MÉLANGER est toujours permis, même quand les 6 cartes revolver sont cachées et que rien n’a été retourné.',
  'PAN-6.5':
    'PASSER : défausser exactement N cartes de sa réserve, au choix ; rien n’est retourné, k reste, le tour finit. Il faut au moins N cartes ; payer moins ou plus est refusé.',
  'PAN-6.6': 'On ne paie qu’avec les cartes de sa propre réserve, chacune une fois.',
  'PAN-6.7': 'Sans carte, on ne peut que RETOURNER.',
  'PAN-6.8':
    'CLIC : il reste visible à côté de la pile (k diminue de un). Si le joueur a encore des cartes, son tour finit. S’il n’en a plus, le Double CLIC est offert (PAN-7).',
  'PAN-6.9': 'PAN : le joueur est éliminé (PAN-9), quelles que soient ses cartes.',
  'PAN-6.10':
    'Quand un tour finit sans élimination, le suivant dans l’ordre joue ; les trois actions lui sont ouvertes s’il peut payer.',
  'PAN-7.1':
    'L’offre n’a lieu que si la première carte retournée du tour (par RETOURNER ou MÉLANGER) est un CLIC et que la réserve est vide à ce moment, paiement compris. Avoir payé sa dernière carte pour MÉLANGER convient.',
  'PAN-7.2': 'On n’annonce rien avant : le joueur dit ENCORE ou STOP après avoir vu le CLIC.',
  'PAN-7.3': 'STOP : le tour finit, on ne prend rien.',
  'PAN-7.4':
    'ENCORE : retourner la carte suivante de la même pile, sans mélanger. Le risque est 1/k, k compté après le premier CLIC.',
  'PAN-7.5':
    'ENCORE est permis même quand il ne reste qu’une carte revolver (PAN est alors certain) et même quand il n’y a rien à prendre.',
  'PAN-7.6': 'Seconde carte PAN : le joueur est éliminé (PAN-9) et ne prend rien.',
  'PAN-7.7':
    'Seconde carte CLIC : le joueur prend exactement N cartes dans sa réserve, ou toutes celles qu’on peut prendre s’il y en a moins, puis le tour finit. On ne retourne jamais une troisième carte.',
  'PAN-7.8':
    'On peut prendre les cartes des réserves des autres joueurs en vie. Ni défausse, ni mains, ni cartes de côté, ni cartes revolver. (Là où l’on peut prendre les cartes sans maître : aussi les cartes libres, laissées par les éliminés et le fantôme ; elles forment un seul fonds.)',
  'PAN-7.9':
    'S’il y a plus de N cartes à prendre, le preneur choisit lesquelles, carte par carte, chez un ou plusieurs, comme il veut ; les autres ne décident rien. S’il y en a N ou moins, toutes sont prises sans question.',
  'PAN-7.10':
    'Prendre moins que ne l’exige PAN-7.7 est refusé. Les cartes prises se déplacent ensemble ; une réserve ainsi vidée est simplement vide.',
  'PAN-7.11':
    'Le choix se nomme en entier. Seulement s’il existe plus de 5 000 choix différents, on le fait en N fois, le même joueur de suite, chaque fois un propriétaire et une valeur ; chaque prise est publique et définitive, et aucune carte ne bouge avant la dernière.',
  'PAN-8.1':
    'Personne ne connaît l’ordre des cartes revolver cachées ; k et le nombre de CLIC visibles (6 − k) sont publics.',
  'PAN-8.2':
    'Les 6 cartes sont mélangées ensemble au début, par MÉLANGER, et après une élimination qui laisse au moins deux joueurs. Jamais autrement.',
  'PAN-8.3':
    'À chaque décision la pile contient PAN et k est entre 1 et 6 : PAN n’en sort que retourné, ce qui finit la partie ou fait mélanger. La pile ne s’épuise jamais.',
  'PAN-8.4':
    'La chance de PAN est de 1 sur le nombre de cartes revolver restantes. Après cinq CLIC il en reste une, et c’est PAN à coup sûr.',
  'PAN-8.5': 'Un PAN certain ne se résout pas de lui-même : le joueur choisit encore parmi ses actions.',
  'PAN-9.1':
    'Qui retourne PAN est éliminé aussitôt et pour de bon. Suivent, dans l’ordre, PAN-9.2 à PAN-9.5.',
  'PAN-9.2':
    'La réserve de l’éliminé va à la défausse. (Là où l’on peut prendre les cartes sans maître : elle reste sur la table, visible, et rejoint les cartes libres, PAN-7.8.)',
  'PAN-9.3':
    'S’il reste un seul joueur en vie, la partie finit (PAN-10) ; PAN-9.4 et PAN-9.5 n’ont pas lieu.',
  'PAN-9.4':
    'Les 6 cartes revolver, PAN compris, sont mélangées en une pile cachée : il en reste 6 à retourner.',
  'PAN-9.5':
    'Un nouveau premier joueur est désigné parmi les joueurs en vie par PAN-5.3 et PAN-5.4 sur les réserves présentes, et l’ordre par PAN-5.5. Ce peut être n’importe qui ; le voisin de l’éliminé n’a aucun droit.',
  'PAN-9.6': 'N baisse avec l’élimination : tout coût et tout gain du Double CLIC suivent le nouveau N.',
  'PAN-9.7': 'Les éliminés voient tout ce qui est public et ne décident rien.',
  'PAN-10.1':
    'La partie finit dès qu’il ne reste qu’un joueur en vie ; il gagne, avec ou sans cartes. Il y a toujours exactement un gagnant : à la seconde manche, nul n’est éliminé hors de son tour.',
  'PAN-10.2':
    'À la fin, les cartes ne valent rien. Classement (pour mémoire) : le gagnant, puis les éliminés du dernier au premier ; ceux qui sortent ensemble faute de cartes partagent le dernier rang.',
  'PAN-10.3':
    'La partie finit toujours : chaque tour fait baisser (joueurs en vie, cartes en réserve et libres, k) dans l’ordre lexicographique. Une seconde manche commencée avec T cartes et n joueurs compte au plus 6·(n−1) + 5·T tours.',
}
