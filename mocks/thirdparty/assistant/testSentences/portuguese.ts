/**
 * What people write to an order of 2 "Café torrado e moído 500 g" and 1 kg of "Manga Palmer". After `=>`: the lines that it may
 * change, the new ones and, with a minus, those that go; without it, none.
 */
export const PORTUGUESE = `
# Questions, prices, asides and unclear wishes.
quanto custa o café
quanto é 1 abacaxi
quanto sai 2 kg de manga
qual o preço do queijo
preço de 2 cafés
tem pão de queijo
vocês têm 2 abacaxis
vc tem leite fresco
ainda tem coxinha
tem 1 kg de tomate hoje
o mamão está maduro
qual café vocês têm
R$ 20 de queijo minas
quero R$ 50 de castanha
10 reais de tomate
quero o café a 20
café por 21
café para 2
bolo para 10 pessoas
manga pra 4
2 ou 3 cafés
talvez 2 cafés
não quero café
não tira o café
posso tirar o café
quanto custa tirar a manga
como tiro a manga
ontem pedi 2 cafés
já tenho 2 cafés
recebi 1 café estragado
me traz 2 cafés?
e 2 cafés
e o abacaxi
troca 2 cafés por 1 chá
muda o café para 3
que horas fecham
onde fica a loja
entregam em copacabana
qual a taxa de entrega
aceitam cartão
tem promoção hoje
te digo em 20 minutos
amanhã às 8
somos 4 pessoas
depois eu confirmo
ainda não finaliza
cadê meu pedido
bom dia tudo bem
café
200 cafés
1,5 abacaxi
isso, 2 cafés
só isso, 2 cafés
certo, 2 cafés
mais nada, 2 cafés
sim, 2 cafés
beleza, 3 cafés
ok, 3 cafés
pronto, 2 abacaxis
então 2 cafés
2 cafés e só
perfeito, 1 abacaxi
com certeza 2 abacaxis
quero 2 cafés
quero 1 kg de manga
me manda 2 cafés
adiciona 2 cafés
não quero abacaxi
não quero mais café
sem queijo
café não
nem café nem manga
esquece o café
nada de manga
me enganei
quero 2 abacaxis, não, 3
desculpa, 3 cafés
quero 2 abacaxis e quanto custa o bolo
quero 2 abacaxis ou 3
tira o café ou a manga
quero 2 mangas
quero 20 de tomate
quero um abacaxi com desconto
quero saber de 2 abacaxis
se eu quero 2 abacaxis tem desconto
2 abacaxi e 1 bolo de fubá
adicionei 2 abacaxis
me vê 2 abacaxis?
abacaxi x 2
kero abacaxi
abacaxi e bolo
brigada
kkkk
vou pensar
# Clear instructions.
quero dois abacaxis => 2 Abacaxi pérola
me manda 1 kg de tomate => 1 Tomate italiano
coloca 2 dúzias de pão de queijo, por favor => 2 Pão de queijo
adiciona 300 g de queijo coalho => 300 Queijo coalho
melhor 3 cafés => 3 Café torrado e moído 500 g; - 2 Café torrado e moído 500 g
tira o café => - 2 Café torrado e moído 500 g
remover manga => - 1 Manga Palmer
mais um café => 3 Café torrado e moído 500 g; - 2 Café torrado e moído 500 g
quero 1 mamão e 1 abacaxi => 1 Mamão papaia; 1 Abacaxi pérola
quero 2 abacaxis e só isso => 2 Abacaxi pérola
adiciona mais 2 cafés => 4 Café torrado e moído 500 g; - 2 Café torrado e moído 500 g
quero 3 cafés no total => 3 Café torrado e moído 500 g; - 2 Café torrado e moído 500 g
`;
